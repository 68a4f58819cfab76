/** A part of a JSON text, as text or as its bytes. */
export type JsonPiece = string | Uint8Array;

/** `{ ...head, ...members }`, where the members are an object that is JSON already and is not to be parsed. */
export function withMembers(head: object, members: Uint8Array): JsonPiece[] {
  const opened = JSON.stringify(head).slice(0, -1);
  const isEmpty = members.length <= '{}'.length;
  return isEmpty ? [opened, '}'] : [`${opened},`, members.subarray(1)];
}

export function listOf(items: readonly JsonPiece[][]): JsonPiece[] {
  return ['[', ...items.flatMap((item, index) => (index === 0 ? item : [',', ...item])), ']'];
}

/** The bytes of an object whose members are JSON already. */
export function objectOf(members: Record<string, JsonPiece[]>): Buffer {
  const pieces = Object.entries(members).flatMap(([name, value], index) => [
    `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    ...value,
  ]);
  return Buffer.concat([...pieces, '}'].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
