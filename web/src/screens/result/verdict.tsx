import type { Recommendation } from '#contract/recommendation.ts';
import type { Words } from '#contract/vocabulary.ts';
import { useTexts, useWord } from '#web/language.ts';
import { resultTexts } from '#web/strings/result.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { askUrl } from '../find-help/steps.ts';
import { doubtOf } from './doubt.ts';
import { titleOf } from './title-of.ts';

type VerdictProps = { recommendation: Recommendation; unsure: readonly Words[] };

/** How dangerous and how soon, what first, and when to call 115 all the same. */
export function Verdict({ recommendation: { safety, nextSteps }, unsure }: VerdictProps) {
  const t = useTexts(resultTexts);
  const doubt = doubtOf(safety, unsure);
  const tone = doubt ? 'urgent' : safety.urgency;
  const [first] = nextSteps;
  const warning = nextSteps.find(({ icon }) => icon === 'warning')?.title;
  return (
    <div class={`outcome outcome-${tone}`}>
      <h1 class="outcome-title" tabIndex={-1}>
        <span class={tone === 'routine' ? 'dot dot-open' : 'dot'} />
        {doubt ? t[doubt].title : titleOf(safety, t)}
      </h1>
      {doubt === 'unsure' && <Unsure safety={safety} questions={unsure} />}
      {safety.understood === false && <Unread />}
      {first && first.icon !== 'warning' && (
        <p class="outcome-first">
          <span class="strong">{doubt === 'unread' ? t.unread.orElse : t.first}</span> {first.title}
        </p>
      )}
      <p class="small outcome-warning">
        {warning ?? (safety.urgency === 'routine' ? t.ifWorse.routine : t.ifWorse.urgent)}
      </p>
    </div>
  );
}

/** What nobody has understood is never called safe. */
function Unread() {
  const t = useTexts(resultTexts).unread;
  return (
    <>
      <p>{t.text}</p>
      <div class="no-print">
        <LinkButton look="plain" small icon="edit" href="/">
          {t.again}
        </LinkButton>
      </div>
    </>
  );
}

/** Unknown never means safe: whoever was unsure of a danger sign is told to look again, not that it can wait. */
function Unsure({ safety, questions }: Pick<Recommendation, 'safety'> & { questions: readonly Words[] }) {
  const t = useTexts(resultTexts);
  const word = useWord();
  return (
    <>
      <p>{t.unsure.check}</p>
      <ul class="bullets">
        {questions.map((question) => (
          <li key={question.vi}>{word(question)}</li>
        ))}
      </ul>
      <div class="no-print">
        <LinkButton look="plain" small icon="edit" href={askUrl(1)}>
          {t.unsure.again}
        </LinkButton>
      </div>
      <p>{t.unsure.still(titleOf(safety, t))}</p>
    </>
  );
}
