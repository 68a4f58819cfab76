/** The numbers of reports. Apart from `limits`, which comes with every form: hardly any page needs these. */
export const reportLimits = {
  textLengthMax: 1000,
  sourceLengthMax: 300,
  contactLengthMax: 120,
  reasonLengthMax: 500,
  /** Forgotten when the report is settled, and by then at the latest. */
  contactKeepDays: 90,
  perMinuteMax: 5,
  /** Of one address about one hospital. */
  perAddressAndDayMax: 2,
  openPerHospitalMax: 50,
  openMax: 2000,
  nameLengthMax: 200,
  hoursLengthMax: 300,
  noteLengthMax: 500,
} as const;
