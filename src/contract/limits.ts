import { documentLimits } from './document-limits.ts';

/** Every number of the specification and of our decisions, once. Units and bounds stand last in the names. */
export const limits = {
  // Intake
  symptomsLengthMax: 2000,
  diagnosisLengthMax: 500,
  goalLengthMax: 500,
  redFlagsMax: 20,
  redFlagLengthMax: 40,
  redFlagsUnsureMax: 30,
  redFlagsDeniedMax: 30,
  ageMin: 0,
  ageMax: 120,
  ageMonthsMin: 0,
  ageMonthsMax: 35,
  durationDaysMin: 0,
  durationDaysMax: 36_500,
  conditionsCountMin: 0,
  conditionsCountMax: 50,
  provinceLengthMax: 80,
  placeIdLengthMax: 60,
  registeredAtLengthMax: 200,

  // Patient and contacts
  fullNameLengthMax: 120,
  birthYearMin: 1900,
  birthYearMax: 2100,
  addressLengthMax: 300,
  relationshipLengthMax: 60,
  phoneLengthMax: 30,
  zaloLengthMax: 60,
  emailLengthMax: 200,
  contactsPerCreateMax: 10,
  contactsPerCaseMax: 50,

  // Case
  chosenHospitalIdLengthMax: 60,
  assignedNavigatorLengthMax: 120,
  navigatorHoursLengthMax: 80,
  caseNumberDigitsMin: 6,
  // Far beyond what a family does, and small enough that reading the case keeps nobody else waiting. Past them the
  // older entries are told together.
  historyPerCaseMax: 200,
  /** The newest; all of them are read page by page. */
  eventsShownMax: 500,
  /** In one case. Past them what one does is refused, but for what ends something or calls for help. */
  eventsPerActorAndDayMax: 1000,

  // Navigators
  navigatorReasonLengthMax: 500,
  /** Different ones. More than anybody reads who means to help, and far fewer than there are. */
  casesPerNavigatorAndHourMax: 100,
  navigatorDaysMax: 3650,
  /** So many of one urgency from one address within an hour: then its first stands no farther ahead than the others. */
  casesOfCrowdedAddressMin: 20,
  /** That are closed by one request. */
  closedTogetherMax: 200,

  // Notes of navigators
  noteLengthMax: 1000,
  notesPerCaseMax: 200,

  // Follow-ups
  followUpTitleLengthMax: 200,
  followUpNoteLengthMax: 1000,
  notifyContactIdLengthMax: 60,
  followUpMissedAfterDays: 3,
  followUpDueWithinHours: 24,
  followUpsPerCaseMax: 500,
  /** Of a follow-up that comes again: how many that are over stay beside the one to come. */
  pastPerSeriesMax: 30,

  // Documents
  ...documentLimits,
  documentTitleLengthMax: 200,
  documentNoteLengthMax: 1000,
  fileNameLengthMax: 255,
  documentBytesPerCaseMax: 2 * 1024 ** 3,
  /** A little more than the largest mode of ordinary phones. */
  picturePixelsMax: 120_000_000,
  /** Of all frames of a scan together: two thousand of 1024 × 1024, which no file of our size holds unpacked. */
  scanPixelsMax: 2_000_000_000,

  // Shares and opinions
  reviewerNameLengthMax: 120,
  reviewerTitleLengthMax: 200,
  shareExpiresInHoursMin: 1,
  shareExpiresInHoursMax: 720,
  shareExpiresInHoursDefault: 72,
  opinionLengthMax: 5000,
  suggestedSpecialtyLengthMax: 80,
  /** That are in use. */
  sharesPerCaseMax: 100,
  /** With those that have ended; more than what is in use and what opinions belong to. */
  sharesKeptPerCaseMax: 200,
  opinionsPerCaseMax: 100,
  opinionsPerShareMax: 10,
  usesPerShareMax: 5000,
  passcodeLengthMin: 6,
  passcodeLengthMax: 64,
  wrongPasscodesPerShareMax: 10,

  // Lists and searches
  pageSizeMin: 1,
  pageSizeMax: 200,
  pageSizeDefault: 50,
  cursorLengthMax: 200,
  searchTextLengthMax: 200,

  // Recommendation
  /** In a run: what was answered counts. */
  askMax: 3,

  // HTTP
  jsonBodyBytesMax: 256 * 1024,
  idempotencyKeyLengthMin: 16,
  idempotencyKeyLengthMax: 200,
  idempotencyKeepHours: 24,
  requestsPerMinuteDefault: 3000,
  /** A larger answer counts as several requests. */
  answerBytesPerRequest: 64 * 1024,
  wrongTokensPerMinuteMax: 300,
  // Of an address in a day. A whole mobile network may have one, so these stop a flood and no family.
  casesPerDayMax: 10_000,
  /** A /48 of IPv6, which one customer may have whole, or thousands of phones together, counts as so many addresses. */
  addressesOfNetworkMax: 8,
  documentBytesPerDayMax: 20 * 1024 ** 3,
} as const;
