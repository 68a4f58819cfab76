/** The numbers of consent and of the end of a case. Apart from `limits`, which comes with every form. */
export const consentLimits = {
  noticeVersionLengthMax: 40,
  /** Records of a case. Past them a yes is refused; a no never is. */
  perCaseMax: 100,
  /** How long the family is warned before a case that nobody uses is erased. */
  erasingWarningDays: 90,
} as const;
