import type { Repeat } from '#contract/follow-up.ts';
import { stepsLater } from '#contract/repeat.ts';
import { type RepeatStep, repeatSteps } from '#contract/vocabulary.ts';
import { useTexts } from '#web/language.ts';
import { type RepeatStrings, repeatTexts } from '#web/strings/repeat.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';

const ends = ['open', 'until', 'count'] as const;

/** What is filled in about coming again. */
export type RepeatDraft = { every: RepeatStep | ''; end: (typeof ends)[number]; until: string; count: string };

const countMax = 366;

export function draftOf(repeat: Repeat | undefined): RepeatDraft {
  const until = repeat?.until?.slice(0, 10) ?? '';
  return { every: repeat?.every ?? '', end: until === '' ? 'open' : 'until', until, count: '' };
}

/** So often is the last day that lies so many steps after the first. */
export function repeatOf({ every, end, until, count }: RepeatDraft, date: string): Repeat | undefined {
  if (every === '') return undefined;
  if (end === 'open') return { every };
  return { every, until: end === 'until' ? until : stepsLater(date, every, Number(count) - 1) };
}

export function faultOf({ every, end, until, count }: RepeatDraft, date: string, t: RepeatStrings): string | false {
  if (every === '' || end === 'open') return false;
  if (end === 'until') return (until === '' || until < date) && t.untilWrong;
  return !(/^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= countMax) && t.countWrong(countMax);
}

type RepeatFieldsProps = { draft: RepeatDraft; onChange: (draft: RepeatDraft) => void; error: string | undefined };

export function RepeatFields({ draft, onChange, error }: RepeatFieldsProps) {
  const t = useTexts(repeatTexts);
  const set = (change: Partial<RepeatDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <SelectField
        label={t.label}
        value={draft.every}
        onChange={(every) => set({ every: every as RepeatStep | '' })}
        options={[{ value: '', label: t.never }, ...repeatSteps.map((each) => ({ value: each, label: t.every[each] }))]}
      />
      {draft.every !== '' && (
        <div class="fields-beside">
          <SelectField
            label={t.end}
            value={draft.end}
            onChange={(end) => set({ end: end as RepeatDraft['end'] })}
            options={ends.map((each) => ({ value: each, label: t.ends[each] }))}
          />
          {draft.end === 'until' && (
            <TextField
              label={t.until}
              type="date"
              error={error}
              value={draft.until}
              onChange={(until) => set({ until })}
            />
          )}
          {draft.end === 'count' && (
            <TextField
              label={t.count}
              inputMode="numeric"
              error={error}
              value={draft.count}
              onChange={(count) => set({ count })}
            />
          )}
        </div>
      )}
    </>
  );
}
