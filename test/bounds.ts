import type { reportLimits } from '#contract/report-limits.ts';

/**
 * Every bound that the specification and the decisions give to a request, written down a second time, by hand: first
 * and last value, or shortest and longest text in code points, or longest list.
 */
const intake = {
  symptoms: '0–2000 characters',
  diagnosis: '0–500 characters',
  goal: '0–500 characters',
  durationDays: '0–36500',
  conditionsCount: '0–50',
  preferredCity: '0–80 characters',
  redFlags: '0–20 items',
  'redFlags[0]': '0–40 characters',
  redFlagsUnsure: '0–30 items',
  redFlagsDenied: '0–30 items',
  'patient.age': '0–120',
  'patient.ageMonths': '0–35',
  'patient.province': '0–80 characters',
  'patient.place': '0–60 characters',
  'patient.position.latitude': '-90–90',
  'patient.position.longitude': '-180–180',
  'insurance.registeredAt': '0–200 characters',
};
const patient = {
  fullName: '0–120 characters',
  birthYear: '1900–2100',
  province: '0–80 characters',
  address: '0–300 characters',
};
const contact = {
  fullName: '1–120 characters',
  relationship: '0–60 characters',
  phone: '0–30 characters',
  zalo: '0–60 characters',
  email: '0–200 characters',
  province: '0–80 characters',
};
const page = { limit: '1–200', cursor: '1–200 characters' };

export const bounds: Record<string, Record<string, string>> = {
  'POST /v1/navigate': intake,
  'POST /v1/cases': {
    ...under('intake', intake),
    ...under('patient', patient),
    contacts: '0–10 items',
    ...under('contacts[0]', contact),
    'consents[0].noticeVersion': '1–40 characters',
    'header idempotency-key': '16–200 characters',
  },
  'PATCH /v1/cases/{id}': {
    chosenHospitalId: '0–60 characters',
    assignedNavigator: '1–120 characters',
    ...under('intake', intake),
    ...under('patient', patient),
  },
  'POST /v1/cases/{id}/contacts': contact,
  'PATCH /v1/cases/{id}/contacts/{cid}': contact,
  'POST /v1/cases/{id}/documents': { 'form title': '0–200 characters', 'form note': '0–1000 characters' },
  'PATCH /v1/cases/{id}/documents/{docId}': { title: '0–200 characters', note: '0–1000 characters' },
  'POST /v1/cases/{id}/shares': {
    reviewerName: '1–120 characters',
    reviewerTitle: '0–200 characters',
    expiresInHours: '1–720',
  },
  'POST /v1/review/{token}/opinions': { opinion: '1–5000 characters', suggestedSpecialty: '0–80 characters' },
  'POST /v1/cases/{id}/followups': {
    title: '1–200 characters',
    note: '0–1000 characters',
    notifyContactId: '0–60 characters',
  },
  'POST /v1/cases/{id}/notes': { text: '1–1000 characters' },
  'PATCH /v1/cases/{id}/followups/{fid}': {
    title: '1–200 characters',
    note: '0–1000 characters',
    notifyContactId: '0–60 characters',
  },
  'PUT /v1/cases/{id}/consents/{purpose}': { noticeVersion: '1–40 characters' },
  'GET /v1/hospitals': {
    'query city': '0–80 characters',
    'query specialty': '0–200 characters',
    'query q': '0–200 characters',
    ...under('query', page, ' '),
  },
  'POST /v1/hospitals/{hid}/reports': {
    text: '1–1000 characters',
    source: '0–300 characters',
    contact: '0–120 characters',
    'header idempotency-key': '16–200 characters',
  },
  'GET /v1/places': { 'query q': '1–80 characters' },
  'GET /v1/navigator/queue': under('query', page, ' '),
  'GET /v1/navigator/reports': under('query', page, ' '),
  'PATCH /v1/navigator/reports/{id}': {
    'correction.name': '1–200 characters',
    'correction.phone': '1–30 characters',
    'correction.address': '1–300 characters',
    'correction.location.lat': '-90–90',
    'correction.location.lng': '-180–180',
    'correction.hours': '1–300 characters',
    'correction.note': '1–500 characters',
    source: '1–300 characters',
    reason: '1–500 characters',
  },
};

function under(prefix: string, members: Record<string, string>, joint = '.'): Record<string, string> {
  return Object.fromEntries(Object.entries(members).map(([name, bound]) => [prefix + joint + name, bound]));
}

/** Where each number of reports is tried; a new one has no place here and does not compile. */
export const triedOfReports = {
  textLengthMax: 'bounds',
  sourceLengthMax: 'bounds',
  contactLengthMax: 'bounds',
  reasonLengthMax: 'bounds',
  contactKeepDays: 'reports.test.ts',
  perMinuteMax: 'reports.test.ts',
  openPerHospitalMax: 'reports.test.ts',
  openMax: 'reports.test.ts',
  nameLengthMax: 'bounds',
  hoursLengthMax: 'bounds',
  noteLengthMax: 'bounds',
} satisfies Record<keyof typeof reportLimits, string>;
