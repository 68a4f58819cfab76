import type { RedFlagCode, SeeWithin, Words } from '#contract/vocabulary.ts';
import type { Step } from './next-steps/step.ts';

/** Of whom a topic can be told; of anyone where absent. */
type Who = 'child' | 'adult' | 'man' | 'woman' | 'pregnant';

/** A matter that families call by its name, with what is worth saying of it. Ours, from common practice; not reviewed. */
export type Topic = {
  /** As families write it, “ | ” between phrases. */
  readonly heard: string;
  readonly who?: Who;
  /** The specialty it belongs to, whatever else the words resemble. */
  readonly about?: string;
  /** Specialties of which one must be among the first for it to be said; that of `about` where absent. */
  readonly of?: string;
  /** Nobody younger has it by this name: “hay quên” of a young man is his sleep. */
  readonly yearsMin?: number;
  /** From this month of life on, and up to that one, of a child whose age is told so. */
  readonly monthsMin?: number;
  readonly monthsMax?: number;
  /** From this week of a pregnancy on, and up to that one; where none is told only what has no first week. */
  readonly weeksMin?: number;
  readonly weeksMax?: number;
  /** Told of a grave thing that two others are together: always said. */
  readonly isGrave?: true;
  /** The highest level that an impression of the words alone may give it; signs and measured values count as ever. */
  readonly atMost?: 'routine' | 'urgent';
  /** Of these days by its nature, and known to wait all the same: a cold. */
  readonly isOfDays?: true;
  /** Told in full, with what makes it grave ruled out by `unless`: no other matter beside it takes its `atMost` away. */
  readonly isPicture?: true;
  /** A picture that says why its words sound so grave: not even a clear sentence makes more of it, unless it is new. */
  readonly isExplained?: true;
  /** The sign that its words only sound like: what comes with every period for years is no belly of tonight. */
  readonly explains?: RedFlagCode;
  /** The words as a whole are this: its specialty goes first, and of the others only those of `of` stay. */
  readonly isLeading?: true;
  /** A dirty wound: cleaned and vaccinated near by, the same day. */
  readonly isWound?: true;
  /** A fever, which has signs of its own to watch for. */
  readonly isFever?: true;
  /** Only where a blood pressure was measured that is no crisis. */
  readonly isOfLowPressure?: true;
  /** Not left until the morning. */
  readonly isTonight?: true;
  /** Sooner than a visit that is booked. */
  readonly within?: SeeWithin;
  /** What insurance usually leaves to the family. */
  readonly isSelfPaid?: true;
  /** Told of a relative, by whom the patient may be at risk. */
  readonly isOfKin?: true;
  /** Told of what is over: an operation, a stay. */
  readonly isAfter?: true;
  /** Words of which one must be told too. */
  readonly beside?: string;
  /** Words beside which it is not for this patient. */
  readonly unless?: string;
  /** Nobody is ill: there is nothing to watch for. */
  readonly isHarmless?: true;
  /** What to do, not to do or to ask. */
  readonly says?: Step;
  /** Words of a question that the line answers: it is not handed back besides. */
  readonly answers?: string;
  /** Not said to who bleeds: it bids to go on with what thins the blood. */
  readonly notBleeding?: true;
  /** It answers what is asked besides, where the usual answer would be wrong. */
  readonly overErrands?: true;
  /** What is said of it is for the long run, and nothing for who is to be seen soon. */
  readonly isLasting?: true;
  /** What is said of it is for what is there now, and nothing for who asks about it at leisure. */
  readonly isOfNow?: true;
  /** What its words sound like and is not so here: a first raised sugar is no treated diabetes, hair a year after birth no childbed. */
  readonly leavesOut?: 'diabetes' | 'postpartum';
  /** The line is for the first days: nothing where it has lasted longer. */
  readonly saidDaysMax?: number;
  /** Words of which one must be told for the line, whatever the matter. */
  readonly saidWith?: string;
  /** Words beside which the line is not for this patient, though the matter is. */
  readonly saidWithout?: string;
  /** The line prepares for what is asked for or planned, and is nothing where it is only told of. */
  readonly isWished?: true;
  /** What the line speaks of as still to come: nothing for whom it was done. */
  readonly before?: string;
  /** The line is for a raised pressure, and nothing where those measured are not. */
  readonly isOfPressure?: true;
  /** The line is about a result of at least this, where a figure stands behind its name. */
  readonly figureMin?: number;
  /** Also said in an emergency. */
  readonly inEmergency?: true;
  /** What must not wait for the visit. */
  readonly watch?: Words;
};

/** What has a time of its own. As families write it, “ | ” between phrases. */
export type Soon = {
  readonly within: Extract<SeeWithin, '3d' | '14d'>;
  readonly heard: string;
  /** What must be told too. */
  readonly beside?: string;
  /** What explains it otherwise. */
  readonly unless?: string;
  /** Only of what has lasted for so many days at most, where that is told. */
  readonly daysMax?: number;
  /** Of common complaints, which letters touch in telling of old days: only where it is told briefly, and as of now. */
  readonly isToldBriefly?: true;
};
