import * as Type from 'typebox';
import { closed, LabelledSchema, oneOf } from './schema.ts';
import { urgencies } from './vocabulary.ts';

const labelled = Type.Array(LabelledSchema);

export const MetaSchema = closed(
  {
    needs: labelled,
    redFlags: Type.Array(
      closed(
        {
          code: Type.String(),
          label: Type.String(),
          level: oneOf(urgencies),
          group: Type.String({ description: 'A heading to show it under.' }),
        },
        { title: 'RedFlag' },
      ),
      { description: 'Danger signs to tick; `level` is the least urgency that each leads to.' },
    ),
    specialties: labelled,
    urgencies: labelled,
    caseStates: labelled,
    documentKinds: labelled,
    followUpKinds: labelled,
    cities: Type.Array(
      closed(
        { code: Type.String(), label: Type.String(), former: Type.Array(Type.String()) },
        { title: 'City', description: 'A province or city with the names of those merged into it on 1 July 2025.' },
      ),
    ),
    emergencyNumber: Type.String(),
    navigators: Type.Optional(
      closed(
        { phone: Type.String(), hours: Type.Optional(Type.String({ description: 'When someone answers.' })) },
        { title: 'NavigatorsPhone', description: 'How navigators are called; absent where no number is set.' },
      ),
    ),
    attribution: Type.String({ description: 'Whose data the directory is made of.' }),
    version: Type.String(),
  },
  { title: 'Meta' },
);

export type Meta = Type.Static<typeof MetaSchema>;
