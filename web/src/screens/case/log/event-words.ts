import type { CaseEvent, CaseFile } from '#contract/case.ts';
import type { CaseState, EventKind } from '#contract/vocabulary.ts';
import type { Labels } from '#web/strings/labels.ts';
import type { LogStrings } from '#web/strings/log.ts';

type EventLabels = Pick<Labels, 'caseState' | 'documentKind'>;

/** Who did it, in words: the family, a navigator by name, a doctor by the name on the invitation. */
export function actorWords(actor: string, reviewers: ReadonlyMap<string, string>, t: LogStrings): string {
  const [kind, ...rest] = actor.split(':');
  const name = rest.join(':');
  if (kind === 'family') return t.you;
  if (kind === 'navigator') return t.navigator(name);
  if (kind === 'reviewer') return reviewers.get(name) ?? t.unknownReviewer;
  if (kind === 'contact') return t.contact;
  return t.system;
}

/** What was done, with what it was done to where the case still knows it. */
export function eventWords({ kind, detail }: CaseEvent, file: CaseFile, t: LogStrings, labels: EventLabels): string {
  const done = t.kinds[kind as EventKind] ?? t.unknownKind;
  const more = kind === 'case.updated' ? changeWords(detail, t, labels) : objectWords(detail, file, t, labels);
  return more ? `${done}: ${more}` : done;
}

function objectWords(detail: CaseEvent['detail'], file: CaseFile, t: LogStrings, labels: EventLabels): string {
  const { documentId, contactId, followUpId } = detail;
  if (documentId) {
    const document = file.documents.find(({ id }) => id === documentId);
    return document ? document.title || labels.documentKind[document.kind] : t.documentGone;
  }
  if (contactId) return file.contacts.find(({ id }) => id === contactId)?.fullName ?? '';
  if (followUpId) return file.followUps.find(({ id }) => id === followUpId)?.title ?? '';
  return '';
}

function changeWords(detail: CaseEvent['detail'], t: LogStrings, labels: EventLabels): string {
  const { state, assignedNavigator, chosenHospitalId, intake, patient, together, reason } = detail;
  const stateName = labels.caseState[state as CaseState];
  const words = [
    stateName && t.toState(stateName),
    together && t.together,
    typeof assignedNavigator === 'string' && t.took(assignedNavigator),
    assignedNavigator === null && t.released,
    chosenHospitalId && t.choseHospital,
    intake && t.newIntake,
    patient && t.newPatient,
    typeof reason === 'string' && t.because(reason),
  ];
  return words.filter(Boolean).join(', ');
}

export type LogLine = { id: string; atMs: number; who: string; what: string; count: number; isOther: boolean };

/** Ten openings of the same paper in a row are one line that says so. */
export function logLines(
  events: readonly CaseEvent[],
  words: { who: (actor: string) => string; what: (event: CaseEvent) => string },
): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of [...events].reverse()) {
    const who = words.who(event.actor);
    const what = words.what(event);
    const last = lines.at(-1);
    // One event may stand for several readings within an hour.
    const count = Number(event.detail.count ?? 1);
    if (last && last.who === who && last.what === what) last.count += count;
    else lines.push({ id: event.id, atMs: Date.parse(event.at), who, what, count, isOther: isOther(event.actor) });
  }
  return lines;
}

function isOther(actor: string): boolean {
  return actor.startsWith('navigator:') || actor.startsWith('reviewer:');
}
