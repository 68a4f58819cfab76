import { useEffect, useRef, useState } from 'preact/hooks';
import type { Heard } from '#engine/heard.ts';
import type { Answers } from '#web/answers.ts';
import { PressWords } from '#web/danger/later-press-words.ts';
import { usePress } from '#web/danger/use-press.ts';
import { answer, answers } from '#web/intake.ts';
import { useStrings } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { optionsOf } from '#web/options-of.ts';
import { useStore } from '#web/store.ts';
import { Button } from '#web/ui/button.tsx';
import { useFirstFault } from '#web/ui/first-fault.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Pills } from '#web/ui/pills.tsx';
import { AgeField } from './age-field.tsx';
import { QuestionPage, useFindHelpTexts } from './question-page.tsx';
import type { FindHelpStrings } from './strings.ts';
import { whatComesAfterAbout } from './what-comes-after.ts';

export const PlaceField = lazyPart(async () => (await import('./place-field.tsx')).PlaceField);
const MoreFields = lazyPart(async () => (await import('./more-fields.tsx')).MoreFields, { isLater: true });

type Fact = 'who' | 'age' | 'sex' | 'place';

/** One page for all that the story left open. What it said is shown, and can be put right. */
export function AboutStep() {
  const t = useFindHelpTexts();
  const shared = useStrings();
  const given = useStore(answers);
  const main = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<readonly Fact[]>([]);
  const [isAgeWrong, setAgeWrong] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { state, press } = usePress();
  useFirstFault(main, refusals);
  useEffect(() => {
    const last = changed.at(-1);
    if (last) main.current?.querySelector<HTMLElement>(`[data-fact=${last}] :is(input, button)`)?.focus();
  }, [changed]);
  const heard = heardOf(given, t.about).filter(({ fact }) => !changed.includes(fact));
  const isOpen = (fact: Fact) => !heard.some((each) => each.fact === fact);
  const goOn = () => {
    if (isAgeWrong) setRefusals(refusals + 1);
    else press(whatComesAfterAbout);
  };
  return (
    <QuestionPage
      n={1}
      title={t.about.title}
      hint={t.about.hint}
      back="/"
      actions={
        <>
          <PressWords state={state} onRetry={goOn} />
          {state !== 'failed' && (
            <Button wide busy={state !== 'idle'} onClick={goOn}>
              {shared.continue}
            </Button>
          )}
        </>
      }
    >
      <div class="stack-loose" ref={main}>
        <Told story={given.symptoms ?? ''} heard={heard} onChange={(fact) => setChanged([...changed, fact])} />
        {isOpen('who') && (
          <div data-fact="who">
            <Pills
              legend={t.about.who}
              name="who"
              options={optionsOf({ self: t.about.self, other: t.about.other })}
              value={whoOf(given)}
              onChange={(who) => answer({ isSelf: who === 'self' })}
            />
          </div>
        )}
        {isOpen('age') && (
          <div data-fact="age">
            <AgeField isTried={refusals > 0} onCheck={setAgeWrong} />
          </div>
        )}
        {isOpen('sex') && (changed.includes('sex') || given.heard?.open.includes('sex')) && (
          <div data-fact="sex">
            <Pills
              legend={t.about.sex}
              name="sex"
              options={optionsOf(t.about.sexes)}
              value={sexOf(given)}
              onChange={(sex) => answer({ sex })}
            />
          </div>
        )}
        {given.heard?.open.includes('duration') && (
          <Pills
            legend={t.about.duration}
            name="duration"
            options={optionsOf<string>(t.about.durations)}
            value={typeof given.durationDays === 'number' ? String(given.durationDays) : undefined}
            onChange={(days) => answer({ durationDays: Number(days) })}
          />
        )}
        {isOpen('place') && (
          <div data-fact="place">
            <PlaceField isChanging={changed.includes('place')} />
          </div>
        )}
        <details class="more">
          <summary>{t.about.more}</summary>
          <MoreFields />
        </details>
        <p class="small muted">{t.about.sends}</p>
      </div>
    </QuestionPage>
  );
}

type HeardFact = { fact: Fact; words: string };
type ToldProps = { story: string; heard: readonly HeardFact[]; onChange: (fact: Fact) => void };

/** The story, and what was understood of it. */
function Told({ story, heard, onChange }: ToldProps) {
  const t = useFindHelpTexts().about;
  const shared = useStrings();
  return (
    <div class="about-told">
      <p>
        <span class="muted">{t.story}: </span>“{story}” <a href="/">{shared.edit}</a>
      </p>
      {heard.length > 0 && (
        <div class="about-heard">
          <span class="muted">{t.understood}: </span>
          {heard.map(({ fact, words }) => (
            <button key={fact} class="about-fact" type="button" onClick={() => onChange(fact)}>
              <span class="visually-hidden">{t.change(words)}</span>
              <span aria-hidden="true">{words}</span>
              <Icon name="edit" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What was heard and nobody has answered otherwise. */
function heardOf({ heard, ...given }: Answers, t: FindHelpStrings['about']): HeardFact[] {
  const { isSelf, sex, place } = heard ?? {};
  const facts: (HeardFact | false)[] = [
    given.isSelf === undefined &&
      isSelf !== undefined && { fact: 'who', words: isSelf ? t.patient.self : t.patient.other },
    given.age === undefined && ageWords(heard, t),
    given.sex === undefined && sex !== undefined && { fact: 'sex', words: t.sexes[sex].toLowerCase() },
    !given.province && place !== undefined && { fact: 'place', words: t.at(place.name) },
  ];
  return facts.filter((fact) => fact !== false);
}

function ageWords({ age, ageMonths }: Partial<Heard> = {}, t: FindHelpStrings['about']): HeardFact | false {
  if (ageMonths !== undefined) return { fact: 'age', words: t.months(ageMonths) };
  return age !== undefined && { fact: 'age', words: t.years(age) };
}

function whoOf({ isSelf, heard }: Answers): 'self' | 'other' | undefined {
  const is = isSelf ?? heard?.isSelf;
  return is === undefined ? undefined : is ? 'self' : 'other';
}

function sexOf({ sex, heard }: Answers): 'male' | 'female' | undefined {
  const is = sex ?? heard?.sex;
  return is === 'male' || is === 'female' ? is : undefined;
}
