import { describe, expect, it } from 'vitest';
import type { Heard } from '#engine/heard.ts';
import { toldAnew } from '#web/answers.ts';

const inVinh: Heard = { open: [], place: { id: '40-vinh', name: 'Vinh, Nghệ An' } };
const nowhere: Heard = { open: [] };
const atHome = { province: 'Diễn Châu, Nghệ An', place: '40-dien-chau' };
const story = 'đau ngực, đang ở Vinh';

describe('the place of a story that is told again', () => {
  it('is the one it names, also where a slow device hears it at the second telling only', () => {
    const first = toldAnew(atHome, story, nowhere);
    expect(first).toMatchObject(atHome);
    expect(toldAnew(first, story, inVinh)).toEqual({ symptoms: story, heard: inVinh });
  });

  it('stays as it was put right after it was heard', () => {
    const first = toldAnew({}, story, inVinh);
    expect(toldAnew({ ...first, ...atHome }, story, inVinh)).toMatchObject(atHome);
  });

  it('stays the one before where the story names none', () => {
    expect(toldAnew(toldAnew(atHome, 'ngứa da', nowhere), 'sốt cao', nowhere)).toMatchObject(atHome);
  });
});
