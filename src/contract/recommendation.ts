import * as Type from 'typebox';
import { LocationSchema } from './hospital.ts';
import { limits } from './limits.ts';
import { closed, InstantSchema, nullableInteger, oneOf } from './schema.ts';
import { emergencyNumber, placeKinds, seeWithins, urgencies } from './vocabulary.ts';

const TextsSchema = Type.Array(Type.String());

const HospitalNameSchema = closed({ id: Type.String(), name: Type.String() }, { title: 'HospitalName' });
const HospitalPlaceSchema = closed(
  {
    ...HospitalNameSchema.properties,
    address: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    location: Type.Optional(LocationSchema),
  },
  { title: 'HospitalPlace', description: 'What is not known of it is absent.' },
);
const DepartmentNameSchema = closed({ name: Type.String() }, { title: 'DepartmentName' });

export const SafetySchema = closed(
  {
    emergency: Type.Boolean({ description: `True exactly when urgency is emergency: call ${emergencyNumber} now.` }),
    urgency: oneOf(urgencies),
    seeWithin: Type.Optional(
      oneOf(seeWithins, {
        description:
          'How soon a doctor is to be seen: `now` exactly when it is an emergency; `24h`, `3d` or, where only signs of cancer make it urgent, `14d`; `14d` or `planned` when routine, or `3d` where it has a time of its own (medicine that ran out). Absent in recommendations made before it existed.',
      }),
    ),
    goNow: Type.Optional(
      Type.Boolean({
        description:
          'True where a doctor is to be seen within a day and yet no hour is to be lost: go now. Absent elsewhere, and in recommendations made before it existed.',
      }),
    ),
    reasons: Type.Array(Type.String(), {
      description: 'Why this urgency, the gravest first; says what was not known.',
    }),
    matched: Type.Array(
      closed(
        {
          code: Type.String({ description: 'A red-flag code of `GET /v1/meta`, or the unknown code that was sent.' }),
          label: Type.String(),
          level: oneOf(urgencies),
          words: Type.Array(Type.String(), { description: 'The words it was found in; empty when it was ticked.' }),
        },
        { title: 'MatchedSign' },
      ),
      { description: 'Each danger sign and the words it was found in.' },
    ),
    doNow: Type.Array(Type.String(), { description: 'What to do at once, in order: one plan for all signs together.' }),
    understood: Type.Optional(
      Type.Boolean({
        description:
          'False when something was written and nothing of it was understood: then routine does not mean safe. Absent in what was recommended before this was told.',
      }),
    ),
  },
  { title: 'Safety' },
);

const NamedPlaceSchema = {
  id: Type.Optional(Type.String({ description: 'As in `GET /v1/places`: may be sent as `patient.place`.' })),
  name: Type.String({ description: 'Sent as `patient.province`, it is understood as this place.' }),
  kind: oneOf(placeKinds),
  island: Type.Boolean({ description: 'True when no road leads there.' }),
};

const PatientPlaceSchema = closed(
  {
    id: NamedPlaceSchema.id,
    name: Type.Optional(Type.String({ description: 'Absent when nothing was understood.' })),
    kind: Type.Optional(NamedPlaceSchema.kind),
    island: Type.Optional(NamedPlaceSchema.island),
    guess: Type.Optional(Type.Boolean({ description: 'True when a name was put right: say so before relying on it.' })),
    asked: Type.Optional(
      Type.String({ description: 'What to ask the family, where the answer would tell which hospital is near.' }),
    ),
    candidates: Type.Optional(
      Type.Array(closed(NamedPlaceSchema, { title: 'NamedPlace' }), {
        description:
          'The places that may be meant, when they are several or only guessed at; without `asked`, smaller ones of the same name.',
      }),
    ),
  },
  { title: 'PatientPlace', description: 'Where the patient is, as it was understood, or what must be asked.' },
);

const PlaceSchema = {
  hospital: HospitalPlaceSchema,
  department: DepartmentNameSchema,
  reasons: TextsSchema,
  distanceKm: nullableInteger({
    description:
      'A straight line from the position that was sent or the middle of the place that was understood; null when either end is not known.',
  }),
  insurance: Type.Optional(
    Type.String({
      description:
        'What health insurance usually pays there, in one line. Absent in an emergency, where the full rate applies everywhere, and where there is no card.',
    }),
  ),
};

export const RecommendationSchema = closed(
  {
    safety: SafetySchema,
    specialties: Type.Array(Type.String(), { description: 'Specialty codes of `GET /v1/meta`, the best first.' }),
    primary: closed(PlaceSchema, { title: 'Place' }),
    alternatives: Type.Array(closed(PlaceSchema, { title: 'Place' }), {
      description: 'The next best hospitals, with what one gains and gives up.',
    }),
    nextSteps: Type.Array(
      closed(
        {
          n: Type.Integer({ minimum: 1, description: 'The order, from 1.' }),
          icon: Type.String({ description: 'A short name for a picture.' }),
          title: Type.String(),
        },
        { title: 'NextStep' },
      ),
    ),
    bring: Type.Array(Type.String(), { description: 'Papers and things to bring.' }),
    insurance: closed(
      { summary: Type.String(), details: TextsSchema, asOf: Type.String({ format: 'date' }) },
      {
        title: 'InsuranceRoute',
        description: 'What this route means for health insurance; to be confirmed at the desk.',
      },
    ),
    humanNavigator: closed(
      {
        recommended: Type.Boolean(),
        reasons: TextsSchema,
        contact: Type.Optional(
          closed(
            {
              phone: Type.Optional(Type.String()),
              hours: Type.Optional(Type.String({ description: 'When someone answers, as the service was told.' })),
              how: Type.String({ description: 'What to do, in a sentence.' }),
            },
            { title: 'NavigatorContact', description: 'How to reach one. Absent when none is recommended.' },
          ),
        ),
      },
      { title: 'HumanNavigator', description: 'Whether a person should help, why, and how to reach one.' },
    ),
    ask: Type.Array(closed({ code: Type.String(), question: Type.String() }, { title: 'Question' }), {
      maxItems: limits.askMax,
      description:
        'Danger signs that this text makes worth asking about, the most telling first. Put the first to the family and repeat the request with its code in `redFlags` (yes), `redFlagsDenied` (no) or `redFlagsUnsure` (not sure): the next may be another. What was answered so counts, and no run has more than three.',
    }),
    emergency: Type.Optional(
      closed(
        {
          phone: Type.String(),
          note: Type.Optional(
            Type.String({
              description: 'To be read before the list: what is not known of the way, or that it crosses the sea.',
            }),
          ),
          nearest: Type.Array(
            closed(
              {
                hospital: HospitalNameSchema,
                address: Type.String(),
                phone: Type.Optional(Type.String()),
                location: Type.Optional(LocationSchema),
                distanceKm: PlaceSchema.distanceKm,
                reasons: Type.Optional(
                  Type.Array(Type.String(), {
                    description:
                      'What it can do in this danger, whom it is for, or what is not known of it; absent where only the way speaks for it.',
                  }),
                ),
              },
              { title: 'EmergencyDepartment' },
            ),
            {
              description:
                'The nearest first where distances are known, else those of the province; empty when the place is not known.',
            },
          ),
        },
        { title: 'EmergencyHelp', description: 'Only when this is an emergency.' },
      ),
    ),
    place: Type.Optional(PatientPlaceSchema),
    disclaimer: Type.String(),
    engineVersion: Type.String(),
    directoryVersion: Type.String(),
    generatedAt: InstantSchema,
  },
  { title: 'Recommendation' },
);

export type Recommendation = Type.Static<typeof RecommendationSchema>;
