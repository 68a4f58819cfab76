import { describe, expect, test } from 'vitest';
import type { CaseFile } from '#contract/case.ts';
import type { FollowUp } from '#contract/follow-up.ts';
import { calendarFile } from '#web/screens/case/calendar-file.ts';
import { guessKind } from '#web/screens/case/documents/guess-kind.ts';
import { sortFollowUps } from '#web/screens/case/follow-ups/sort-follow-ups.ts';
import { whatMatters } from '#web/screens/case/overview/what-matters.ts';

const now = Date.parse('2026-11-16T01:00:00Z');

function aFollowUp(changes: Partial<FollowUp> = {}): FollowUp {
  return {
    id: 'f1',
    dueAt: '2026-11-17',
    kind: 'revisit',
    title: 'Tái khám',
    note: null,
    notifyContactId: null,
    status: 'scheduled',
    createdAt: '2026-11-16T01:00:00Z',
    updatedAt: '2026-11-16T01:00:00Z',
    ...changes,
  };
}

describe('the calendar file', () => {
  const lines = (changes: Partial<FollowUp>) => calendarFile([aFollowUp(changes)], now).split('\r\n');
  const alarms = (changes: Partial<FollowUp>) => lines(changes).filter((line) => line.startsWith('TRIGGER'));

  test('reminds of a whole day in the morning before and, for what is tomorrow, on the day', () => {
    expect(alarms({})).toEqual(['TRIGGER:-PT16H', 'TRIGGER:PT7H']);
    expect(alarms({ dueAt: '2026-11-17T08:30' })).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT1H']);
    expect(alarms({ dueAt: '2026-11-17T08:30', repeat: { every: 'day' } })).toEqual(['TRIGGER:PT0S']);
  });

  test.each([
    [{ dueAt: '2026-11-17T20:00', repeat: { every: 'day', until: '2026-12-01' } }, 'FREQ=DAILY;UNTIL=20261201T165959Z'],
    [{ dueAt: '2026-11-17', repeat: { every: 'week', until: '2026-12-01' } }, 'FREQ=WEEKLY;UNTIL=20261201'],
    [{ dueAt: '2026-01-15', repeat: { every: 'month' } }, 'FREQ=MONTHLY'],
    [{ dueAt: '2026-01-31', repeat: { every: 'month' } }, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ] as const)('of %j has the rule %s', (changes, rule) => {
    expect(lines(changes)).toContain(`RRULE:${rule}`);
  });
});

describe('what a paper is', () => {
  test.each([
    ['XN máu 12-11.pdf', 'lab_result'],
    ['xet_nghiem.jpg', 'lab_result'],
    ['Đơn thuốc.jpg', 'prescription'],
    ['MRI cot song.pdf', 'imaging'],
    ['CT2.png', 'imaging'],
    ['IM0001.dcm', 'imaging'],
    ['siêu-âm-bụng.jpg', 'ultrasound'],
    ['Giay ra vien.pdf', 'discharge'],
    ['IMG_20261112.jpg', 'other'],
    ['bac si.jpg', 'other'],
    ['doctor.jpg', 'other'],
  ])('is guessed from %s', (name, kind) => {
    expect(guessKind({ name, type: '' })).toBe(kind);
  });

  test('is guessed from its type before its name', () => {
    expect(guessKind({ name: 'don thuoc', type: 'application/dicom' })).toBe('imaging');
  });
});

test('a dose that was missed is over once the next one stands there; a visit that was missed is not', () => {
  const missedVisit = aFollowUp({ id: 'visit', status: 'missed' });
  const missedDose = aFollowUp({ id: 'dose', kind: 'medication', title: 'Thuốc', status: 'missed' });
  const nextDose = { ...missedDose, id: 'next', dueAt: '2026-11-18', status: 'scheduled' as const };
  const { open, past } = sortFollowUps([nextDose, missedDose, missedVisit]);
  expect([open.map(({ id }) => id), past.map(({ id }) => id)]).toEqual([['visit', 'next'], ['dose']]);
});

describe('what matters now', () => {
  const file = (changes: object = {}, opened: object = {}) =>
    ({
      case: {
        urgency: 'routine',
        state: 'intake',
        needs_human: false,
        assignedNavigator: null,
        chosenHospitalId: null,
        intake: {},
        ...opened,
      },
      recommendation: { safety: { urgency: 'routine', emergency: false } },
      opinions: [],
      followUps: [],
      contacts: [],
      documents: [],
      history: [],
      ...changes,
    }) as unknown as CaseFile;
  const kinds = (of: CaseFile, seenUntil = '') => whatMatters(of, { now, seenUntil }).map(({ kind }) => kind);
  const opinion = { id: 'o1', urgency: 'urgent', createdAt: '2026-11-16T00:00:00.000Z' };

  test('is what the stage asks for, and nothing in a case that is closed', () => {
    expect(kinds(file())).toEqual(['choose_place']);
    expect(kinds(file({}, { chosenHospitalId: 'a' }))).toEqual(['take_sheet']);
    expect(kinds(file({}, { state: 'follow_up' }))).toEqual(['note_dates']);
    expect(kinds(file({}, { state: 'closed' }))).toEqual([]);
  });

  test('is an opinion until it was read, and once when it raised the urgency', () => {
    expect(kinds(file({ opinions: [opinion] }))).toEqual(['opinion', 'choose_place']);
    expect(kinds(file({ opinions: [opinion] }), opinion.createdAt)).toEqual(['choose_place']);
    expect(kinds(file({ opinions: [opinion] }, { urgency: 'urgent' }))).toEqual(['raised', 'choose_place']);
  });

  test('is what is due within a week, the next before what is late, and what a navigator waits for', () => {
    const followUps = [aFollowUp({ id: 'late', dueAt: '2026-11-15' }), aFollowUp({ id: 'next' })];
    expect(whatMatters(file({ followUps }), { now, seenUntil: '' })[0]).toMatchObject({ followUp: { id: 'next' } });
    expect(kinds(file({ followUps: [aFollowUp({ dueAt: '2027-01-01' })] }))).toEqual(['choose_place']);
    const waiting = whatMatters(file({}, { needs_human: true }), { now, seenUntil: '' });
    expect(waiting[0]).toEqual({ kind: 'waiting', lacks: 'phone' });
  });
});
