import { expect, test } from 'vitest';
import { navigate } from '../navigate.ts';
import { aGraph, aHospital } from './a-graph.ts';

const graph = aGraph([
  aHospital('near', '08'),
  aHospital('capital', '01', { level: 'central' }),
  aHospital('south', '79', { level: 'central' }),
]);

function asked(goal: string, symptoms = 'đau khớp gối hai năm nay') {
  const { primary, alternatives, nextSteps } = navigate(
    { need: 'find_hospital', patient: { age: 60, province: 'Tuyên Quang' }, symptoms, goal },
    graph,
    Date.parse('2026-11-17T09:00+07:00'),
  );
  const said = nextSteps.map(({ title }) => title.vi).join('\n');
  return {
    first: primary.hospital.id,
    asked: alternatives
      .filter(({ reasons }) => reasons.some(({ vi }) => /hỏi đến/u.test(vi)))
      .map((each) => each.hospital.id),
    says: /Gọi hỏi .* trước: nơi này làm được thì chưa cần đi xa/u.test(said),
  };
}

test.each([
  ['khám ở tỉnh được không hay phải xuống HN', ['capital']],
  ['có cần đi Hà Nội không', ['capital']],
  ['ở Hà Nội hay Sài Gòn tốt hơn', ['capital', 'south']],
  ['Da Nang or Saigon, or here?', ['south']],
])('“%s” is answered by the place near home first, and the best there', (goal, expected) => {
  expect(asked(goal)).toEqual({ first: 'near', asked: expected, says: true });
});

test.each([
  'khám khớp gối gần nhà',
  'con gái em ở Hà Nội cuối tuần mới về đưa mẹ đi',
  'em làm ở Sài Gòn không về được',
])('“%s” asks about no city', (goal) => {
  expect(asked(goal)).toEqual({ first: 'near', asked: [], says: false });
});
