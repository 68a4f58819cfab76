import { createHash } from 'node:crypto';

/** As much of FHIR R4 as a case needs; the whole is held to the published schema by the tests. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>;

export type Ref = { reference: string; display?: string };
export type Concept = { text: string; coding?: { system: string; code: string; display?: string }[] };

/** The same thing has the same id in every bundle of its case. */
export function idOf(caseId: string, name: string): string {
  const hex = createHash('sha256').update(`${caseId}/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

export function addressOf(id: string): string {
  return `urn:uuid:${id}`;
}

export function refTo({ id }: Resource): Ref {
  return { reference: addressOf(id) };
}

export function coded(system: string, code: string, display: string): Concept {
  return { coding: [{ system, code, display }], text: display };
}

export const terminology = 'http://terminology.hl7.org/CodeSystem';

/** The schema takes no member that is there and empty. */
export function filled<Members extends Record<string, unknown>>(members: Members): Partial<Members> {
  const isThere = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isThere(value))) as Partial<Members>;
}
