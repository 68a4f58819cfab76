import type { ErrorCode } from '#contract/errors.ts';

/** The `security` member of a route's description; the guard of the same route is what enforces it. */
export const familyOnly = { security: [{ caseToken: [] }] };
export const familyOrNavigator = { security: [{ caseToken: [] }, { navigatorToken: [] }] };
export const navigatorOnly = { security: [{ navigatorToken: [] }] };
export const noToken = { security: [] };

/** Why a navigator is kept out of a case that navigators otherwise help with. */
export const navigatorRefusals = [
  'case_not_in_queue',
  'case_closed',
  'navigators_ended',
  'help_refused',
  'case_paused',
  'sweep_refused',
] as const satisfies ErrorCode[];

export const securitySchemes = {
  caseToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `accessToken` of `POST /v1/cases`, shown once.',
  },
  navigatorToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A navigator’s token: `danloi navigator add NAME`, or NAVIGATOR_TOKEN.',
  },
} as const;
