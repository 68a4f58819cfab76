import * as Type from 'typebox';
import { closed, oneOf } from '#contract/schema.ts';
import { capabilityCodes, redFlagCodes, seeWithins, urgencies } from '#contract/vocabulary.ts';
import { icons } from '#engine/knowledge/next-steps/step.ts';
import { specialtyCodes } from '#engine/knowledge/specialties.ts';

/** The folders of `cards/`: each a subject that one physician can read through. */
export const fields = [
  'allergy',
  'baby',
  'back',
  'birth',
  'bladder',
  'blood',
  'breasts',
  'cancer',
  'checkups',
  'child',
  'childbed',
  'diabetes',
  'digestion',
  'ears-nose-throat',
  'eyes',
  'fertility',
  'food',
  'glands',
  'growth',
  'heart',
  'home-care',
  'infections',
  'injuries',
  'joints',
  'kidneys',
  'liver',
  'lungs',
  'medicines',
  'men',
  'mind',
  'nerves',
  'old-age',
  'operations',
  'palliative',
  'papers',
  'poisons-and-bites',
  'pregnancy',
  'sexual-health',
  'skin',
  'stroke',
  'teeth',
  'traditional-medicine',
  'vaccines',
  'vessels',
  'women',
] as const;

export const idPattern = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

const parts = ['ankle', 'elbow', 'eye', 'heel', 'hip', 'knee', 'shoulder', 'wrist'] as const;

const text = (maxLength: number) => Type.String({ minLength: 2, maxLength, pattern: '^\\S(.*\\S)?$' });
const words = (vi: number, en = vi) => ({ vi: text(vi), en: text(en) });
const some = <Item extends Type.TSchema>(item: Item) => Type.Array(item, { minItems: 1, uniqueItems: true });
const maybe = Type.Optional;
const isSo = () => maybe(Type.Literal(true));
/** As families write it, “ | ” between phrases; what braces stand for is in `phrases.ts`. */
const phrases = Type.String({ pattern: '^[^\\s|]([^|]*[^\\s|])?( \\| [^\\s|]([^|]*[^\\s|])?)*$' });
const specialties = some(oneOf(specialtyCodes));
const whole = Type.Integer({ minimum: 0 });

const line = (vi: number, en: number) => closed({ icon: oneOf(icons), ...words(vi, en) });

/** What the rows of the old tables had besides, as the types of the engine say. It may only shrink, and goes. */
export const LegacySchema = closed({
  heard: maybe(phrases),
  named: maybe(phrases),
  beside: maybe(phrases),
  unless: maybe(phrases),
  saidWith: maybe(phrases),
  saidWithout: maybe(phrases),
  saidBy: maybe(phrases),
  before: maybe(phrases),
  answers: maybe(phrases),
  of: maybe(specialties),
  atMost: maybe(oneOf(['routine', 'urgent'])),
  explains: maybe(oneOf(redFlagCodes)),
  leavesOut: maybe(oneOf(['diabetes', 'postpartum'])),
  /** What is asked for, to stand after “có” and “whether it has”. */
  service: maybe(closed(words(60))),
  /** What is said instead of the line in an emergency, and where it is to be soon. */
  inDanger: maybe(line(330, 415)),
  soon: maybe(line(330, 415)),
  figureMin: maybe(Type.Number()),
  saidDaysMax: maybe(whole),
  daysMax: maybe(whole),
  isAfter: isSo(),
  isExplained: isSo(),
  isFever: isSo(),
  isFirm: isSo(),
  isGrave: isSo(),
  isHarmless: isSo(),
  isLasting: isSo(),
  isLeading: isSo(),
  isOfDays: isSo(),
  isOfKin: isSo(),
  isOfLowPressure: isSo(),
  isOfPressure: isSo(),
  isPaper: isSo(),
  isPicture: isSo(),
  isQuestion: isSo(),
  isScarce: isSo(),
  isSelfPaid: isSo(),
  isToldBriefly: isSo(),
  isTonight: isSo(),
  isWished: isSo(),
  isWound: isSo(),
  notBleeding: isSo(),
  overErrands: isSo(),
});

export const CardSchema = closed({
  id: Type.String({ pattern: idPattern, maxLength: 60 }),
  title: closed(words(60)),
  /** At which it speaks. */
  levels: some(oneOf(urgencies)),
  /** Of whom it can be told; of anyone where absent. Ages in months or years, weeks of a pregnancy. */
  who: maybe(
    closed(
      {
        is: maybe(oneOf(['child', 'adult', 'man', 'woman', 'pregnant'])),
        from: maybe(Type.String({ pattern: '^\\d+[my]$' })),
        to: maybe(Type.String({ pattern: '^\\d+m$' })),
        weeks: maybe(closed({ from: maybe(whole), to: maybe(whole) }, { minProperties: 1 })),
      },
      { minProperties: 1 },
    ),
  ),
  part: maybe(oneOf(parts)),
  stage: maybe(some(oneOf(['after_operation']))),
  within: maybe(oneOf(seeWithins)),
  specialty: maybe(Type.Array(oneOf(specialtyCodes), { minItems: 1, maxItems: 1 })),
  /** Where it is settled if in no hospital of ours: the kind of place, what to ask for there, and why; or in a hospital too. */
  at: maybe(
    closed({
      place: closed(words(120)),
      department: closed(words(100)),
      reasons: some(closed(words(210))),
      withHospitals: isSo(),
    }),
  ),
  /** A capability that the house must have. */
  door: maybe(oneOf(capabilityCodes)),
  /** An answer to a question may be longer than what is said of a matter. */
  line: maybe(line(510, 530)),
  /** What is to be done besides, in its order. */
  steps: maybe(some(line(350, 380))),
  /** What to bring instead of the papers for a visit. */
  bring: maybe(some(closed(words(100)))),
  /** Why a person should help. */
  help: maybe(closed(words(100))),
  watch: maybe(closed(words(160, 190))),
  source: oneOf(['ours']),
  state: oneOf(['draft', 'read', 'approved']),
  legacy: LegacySchema,
});
export type Card = Type.Static<typeof CardSchema>;

/** Of what kind cards are, each kind in its order. */
export const kinds = ['matters', 'complaints', 'soon', 'services', 'wishes', 'advised', 'answers', 'errands'] as const;
export type Kind = (typeof kinds)[number];
const ids = Type.Array(Type.String({ pattern: idPattern }), { uniqueItems: true });
export const OrderSchema = closed(Object.fromEntries(kinds.map((kind) => [kind, ids])) as Record<Kind, typeof ids>);
export const ListsSchema = Type.Record(Type.String({ pattern: idPattern }), phrases);
