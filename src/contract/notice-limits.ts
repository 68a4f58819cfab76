/** The numbers of notices. Apart from `limits`, which comes with every form: no page needs these. */
export const noticeLimits = {
  devicesPerCaseMax: 20,
  endpointLengthMax: 1000,
  settledKeepDays: 30,
} as const;
