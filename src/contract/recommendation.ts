import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, InstantSchema, nullableInteger, oneOf } from './schema.ts';
import { emergencyNumber, seeWithins, urgencies } from './vocabulary.ts';

const TextsSchema = Type.Array(Type.String());

const HospitalNameSchema = closed({ id: Type.String(), name: Type.String() }, { title: 'HospitalName' });
const DepartmentNameSchema = closed({ name: Type.String() }, { title: 'DepartmentName' });

export const SafetySchema = closed(
  {
    emergency: Type.Boolean({ description: `True exactly when urgency is emergency: call ${emergencyNumber} now.` }),
    urgency: oneOf(urgencies),
    seeWithin: Type.Optional(
      oneOf(seeWithins, {
        description:
          'How soon a doctor is to be seen: `now` exactly when it is an emergency; `24h`, `3d` or, where only signs of cancer make it urgent, `14d`; `14d` or `planned` when routine. Absent in recommendations made before it existed.',
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
  },
  { title: 'Safety' },
);

const PlaceSchema = {
  hospital: HospitalNameSchema,
  department: DepartmentNameSchema,
  reasons: TextsSchema,
  distanceKm: nullableInteger({
    description: 'Roughly how far from the patient’s province; null when that is not known.',
  }),
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
      { recommended: Type.Boolean(), reasons: TextsSchema },
      { title: 'HumanNavigator', description: 'Whether a person should help, and why.' },
    ),
    ask: Type.Array(closed({ code: Type.String(), question: Type.String() }, { title: 'Question' }), {
      maxItems: limits.askMax,
      description:
        'Danger signs that this text makes worth asking about. Repeat the request with the codes that apply in `redFlags`.',
    }),
    emergency: Type.Optional(
      closed(
        {
          phone: Type.String(),
          nearest: Type.Array(
            closed(
              {
                hospital: HospitalNameSchema,
                address: Type.String(),
                phone: Type.Optional(Type.String()),
                distanceKm: nullableInteger(),
              },
              { title: 'EmergencyDepartment' },
            ),
          ),
        },
        { title: 'EmergencyHelp', description: 'Only when this is an emergency.' },
      ),
    ),
    disclaimer: Type.String(),
    engineVersion: Type.String(),
    directoryVersion: Type.String(),
    generatedAt: InstantSchema,
  },
  { title: 'Recommendation' },
);

export type Recommendation = Type.Static<typeof RecommendationSchema>;
