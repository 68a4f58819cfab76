import * as Type from 'typebox';
import { LocationSchema } from './hospital.ts';
import { limits } from './limits.ts';
import { closed, oneOf } from './schema.ts';
import { placeKinds } from './vocabulary.ts';

const { Optional } = Type;

/** A place that a patient may be in, as `GET /v1/places` finds it. */
export const PlaceItemSchema = closed(
  {
    id: Type.String({
      description: 'To be sent as `patient.place`: of a ward five digits, of a province two.',
      examples: ['40-ky-son', '16858', '40'],
    }),
    name: Type.String({ description: 'With what it lies in; sent as `patient.province`, it is this place again.' }),
    kind: oneOf(placeKinds),
    island: Type.Boolean({ description: 'True when no road leads there.' }),
    province: Type.String({ description: 'By its name since 1 July 2025.' }),
    formerProvince: Optional(Type.String({ description: 'The province before 1 July 2025, where it differs.' })),
    formerName: Optional(Type.String({ description: 'The name of before by which it was found.' })),
    location: Optional(LocationSchema),
  },
  { title: 'PlaceItem' },
);

export const PlacesQuerySchema = closed({
  q: Type.String({
    minLength: 1,
    maxLength: limits.provinceLengthMax,
    description: 'What was typed so far: any old or new name, with or without marks.',
  }),
});

export type PlaceItem = Type.Static<typeof PlaceItemSchema>;
