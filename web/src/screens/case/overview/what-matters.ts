import type { CaseFile } from '#contract/case.ts';
import type { FollowUp } from '#contract/follow-up.ts';
import type { Opinion } from '#contract/opinion.ts';
import { dayMs, parseWhen } from '#contract/when.ts';
import { sortFollowUps } from '../follow-ups/sort-follow-ups.ts';
import { isEmergency } from '../is-emergency.ts';

export type Matter =
  /** The patient was in danger and is with doctors now. */
  | { kind: 'in_care' }
  | { kind: 'raised'; opinion: Opinion | undefined }
  | { kind: 'opinion'; opinion: Opinion }
  /** Nobody had used the case for long. */
  | { kind: 'erasing'; erasesAt: string }
  | { kind: 'due'; followUp: FollowUp }
  | { kind: 'missed'; count: number }
  | { kind: 'waiting'; lacks: 'phone' | 'papers' | undefined }
  | { kind: 'helped'; name: string }
  | { kind: 'choose_place' }
  /** Another doctor's opinion is wanted and nobody was asked for it yet. */
  | { kind: 'invite'; lacksPapers: boolean }
  | { kind: 'take_sheet' }
  | { kind: 'note_dates' };

type Look = {
  now: number;
  /** When the newest opinion was written that was read on this device. */
  seenUntil: string;
  /** When a case that nobody used is erased, or was to be. */
  erasesAt?: string | undefined;
};

const shownMax = 4;
const soonMs = 7 * dayMs;

/** What a family needs to know or do now, the gravest first; the whole list of what there is stands below. */
export function whatMatters(file: CaseFile, { now, seenUntil, erasesAt }: Look): Matter[] {
  const { case: opened, recommendation, opinions } = file;
  const isDanger = isEmergency(file);
  const isRaised = opened.urgency !== recommendation.safety.urgency;
  // The red card says it already.
  const raising = isDanger ? undefined : opinions.findLast(({ urgency }) => urgency === opened.urgency);
  const unread = opinions.findLast(({ createdAt, id }) => createdAt > seenUntil && !(isRaised && id === raising?.id));
  const due = nextDue(file.followUps, now);
  const missed = sortFollowUps(file.followUps).open.filter(({ status }) => status === 'missed').length;
  const matters: (Matter | false | undefined)[] = [
    opened.urgency === 'emergency' && !isDanger && opened.state === 'in_hospital' && { kind: 'in_care' },
    isRaised && opened.state !== 'closed' && { kind: 'raised', opinion: raising },
    unread && { kind: 'opinion', opinion: unread },
    erasesAt !== undefined && { kind: 'erasing', erasesAt },
    due && { kind: 'due', followUp: due },
    missed > 0 && { kind: 'missed', count: missed },
    ...helpOf(file),
    !isDanger && nextStep(file),
  ];
  return matters.filter((each) => each !== false && each !== undefined).slice(0, shownMax);
}

/** The first that is to come within days, or that is late and not yet called missed. */
function nextDue(followUps: readonly FollowUp[], now: number): FollowUp | undefined {
  const dueMs = ({ dueAt }: FollowUp) => parseWhen(dueAt)?.atMs ?? Number.POSITIVE_INFINITY;
  const open = followUps.filter((each) => each.status === 'scheduled' && dueMs(each) < now + soonMs);
  const toCome = open.filter((each) => dueMs(each) >= now);
  const [first] = (toCome.length > 0 ? toCome : open).toSorted((one, other) => dueMs(one) - dueMs(other));
  return first;
}

function helpOf({ case: opened, contacts, documents }: CaseFile): Matter[] {
  if (opened.assignedNavigator !== null) return [{ kind: 'helped', name: opened.assignedNavigator }];
  if (!opened.needs_human) return [];
  const hasPhone = contacts.some(({ phone, zalo }) => phone || zalo);
  const lacksPapers = opened.intake.hasPriorResults === true && documents.length === 0;
  return [{ kind: 'waiting', lacks: hasPhone ? (lacksPapers ? 'papers' : undefined) : 'phone' }];
}

/** What the stage asks for and nobody has done yet. */
function nextStep({ case: opened, followUps, documents, opinions }: CaseFile): Matter | undefined {
  const { state, need, chosenHospitalId } = opened;
  if (state === 'intake' || state === 'pre_hospital') {
    if (need === 'second_opinion' && opinions.length === 0) {
      return { kind: 'invite', lacksPapers: documents.length === 0 };
    }
    return { kind: chosenHospitalId === null ? 'choose_place' : 'take_sheet' };
  }
  const isAfter = state === 'post_discharge' || state === 'follow_up';
  return isAfter && !followUps.some(({ status }) => status === 'scheduled') ? { kind: 'note_dates' } : undefined;
}
