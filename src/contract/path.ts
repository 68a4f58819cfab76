import * as Type from 'typebox';
import { CaseIdSchema } from './case.ts';
import { oneOf } from './schema.ts';
import { consentPurposes } from './vocabulary.ts';

/** The guard has judged the number already; the pattern stands here for the description. */
export const CaseParamsSchema = Type.Object({ id: CaseIdSchema });

function withinCase<Name extends string>(name: Name) {
  const child = { [name]: Type.String() } as Record<Name, Type.TString>;
  return Type.Object({ ...CaseParamsSchema.properties, ...child });
}

export const ContactParamsSchema = withinCase('cid');
export const DocumentParamsSchema = withinCase('docId');
export const FollowUpParamsSchema = withinCase('fid');
export const ShareParamsSchema = withinCase('shareId');
export const ConsentParamsSchema = Type.Object({
  ...CaseParamsSchema.properties,
  purpose: oneOf(consentPurposes),
});
export const OpinionParamsSchema = withinCase('opinionId');
export const DeviceParamsSchema = withinCase('deviceId');
