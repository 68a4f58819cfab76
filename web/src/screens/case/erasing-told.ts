/** By case. To read a case is to keep it, so only the first reading tells that it was to be erased; a page remembers it. */
const told = new Map<string, string>();

export function holdErasing(caseId: string, erasesAt: string | undefined): void {
  if (erasesAt !== undefined) told.set(caseId, erasesAt);
}

export function heldErasing(caseId: string): string | undefined {
  return told.get(caseId);
}
