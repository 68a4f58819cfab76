import { aFile, aForm } from './builders.ts';
import type { Canaries } from './canaries.ts';

/** Where somebody stands, to a metre: read once, and then nowhere to be found again. */
const position = { latitude: 19.398712, longitude: 104.123498 };

type Sent = { body?: unknown; payload?: string | Buffer; headers?: Record<string, string> };

/** Bodies in which every free text is marked, good ones and such as are refused. */
export function markedBodies(marks: Canaries) {
  function contact(role: string) {
    const [fullName, relationship, phone, zalo] = [marks.next(), marks.next(), marks.next(), marks.next()];
    return { role, fullName, relationship, phone, zalo, email: `${marks.next()}@example.vn`, province: marks.next() };
  }

  function newCase() {
    return {
      intake: {
        need: 'treatment',
        patient: { age: 40, province: marks.next(), position },
        symptoms: `đau ngực dữ dội ${marks.next()}`,
        diagnosis: marks.next(),
        goal: marks.next(),
        preferredCity: marks.next(),
        redFlags: [marks.next()],
        insurance: { hasCard: true, registeredAt: marks.next() },
      },
      patient: { fullName: marks.next(), address: marks.next(), province: marks.next() },
      contacts: [contact('primary')],
    };
  }

  function form(fields: Record<string, string> = {}, file = aFile()) {
    const texts = Object.entries({ title: marks.next(), note: marks.next(), ...fields });
    return aForm([
      ...texts.map(([name, value]) => ({ name, value })),
      { name: 'file', value: file, fileName: `${marks.next()}.pdf`, contentType: 'application/octet-stream' },
    ]);
  }

  function bad(): Sent[] {
    const json = { 'content-type': 'application/json' };
    const mark = marks.next();
    return [
      { payload: `{"symptoms": "${mark}`, headers: json },
      { payload: `{"symptoms": "${mark}"\n    at ${mark}}`, headers: json },
      { payload: `["${mark}"]`, headers: json },
      { payload: `"${mark}"`, headers: json },
      { payload: `{"a":"${mark}","a":"${mark}"}`, headers: json },
      { payload: `{"a":"${mark}\\u0000"}`, headers: json },
      { payload: Buffer.concat([Buffer.from(`{"a":"${mark}`), Buffer.from([0xff])]), headers: json },
      { payload: `{"a":"${mark}","b":"${' '.repeat(300_000)}"}`, headers: json },
      { payload: mark, headers: { 'content-type': 'text/plain' } },
      { payload: mark, headers: { 'content-type': 'multipart/form-data' } },
      { payload: mark, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { payload: mark, headers: { 'content-type': 'application/json; charset=none' } },
      { payload: mark },
      form({ kind: marks.next() }),
      form({ takenAt: marks.next() }),
      form({}, Buffer.from(marks.next())),
      form({ title: marks.next().repeat(30) }),
      { body: { ...newCase(), intake: { need: mark, patient: {} } } },
      { body: { intake: { need: 'checkup', patient: { age: mark } } } },
      { body: { need: 'checkup', patient: { province: mark.repeat(10) } } },
      { body: { fullName: mark, role: mark, email: mark, phone: mark.repeat(9) } },
      { body: { reviewerName: mark.repeat(30), expiresInHours: mark } },
      { body: { reviewerName: mark, passcode: '123456', documentIds: [mark] } },
      { body: { dueAt: mark, kind: mark, title: mark, notifyContactId: mark } },
      { body: { dueAt: '2026-12-01', kind: 'test', title: mark, notifyContactId: mark } },
      { body: { opinion: mark, urgency: mark } },
      { body: { field: mark, text: mark, contact: mark.repeat(9) } },
      { body: { status: mark, correction: { phone: mark }, reason: mark } },
      { body: { state: mark, chosenHospitalId: mark } },
      { body: { chosenHospitalId: mark } },
      { body: { assignedNavigator: mark.repeat(30) } },
      { body: { given: mark, by: mark, noticeVersion: mark } },
      { body: { endpoint: `https://${mark}.example.vn/`, keys: { p256dh: mark, auth: mark } } },
    ];
  }

  return { contact, newCase, form, bad };
}
