/** The numbers of notices. Apart from `limits`, which comes with every form: no page needs these. */
export const noticeLimits = {
  devicesPerCaseMax: 20,
  endpointLengthMax: 1000,
  settledKeepDays: 30,
  /** To one address over all cases of the installation, once it has said yes. */
  perAddressAndHourMax: 4,
  perAddressAndDayMax: 12,
  /** So many more for emergencies. */
  urgentBesides: 4,
  /** Of all addresses that have not said yes. */
  questionsPerDayMax: 1000,
  /** Of all that have; emergencies go out besides. */
  messagesPerDayMax: 20_000,
  /** What is to be told waits so long for the yes. */
  waitForYesDays: 7,
  /** Whoever said neither yes nor stop may be asked once more after so long, for a stranger may have named them first. */
  askAgainDays: 30,
} as const;
