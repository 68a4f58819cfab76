import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { CaseFile } from '#contract/case.ts';
import type { Opinion } from '#contract/opinion.ts';
import type { Language, Urgency } from '#contract/vocabulary.ts';
import { readCase } from '#web/api/case.ts';
import { useEnded } from '#web/case-ended.ts';
import { heldCase } from '#web/held-cases.ts';
import { useLanguage, useStrings, useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { route } from '#web/router.tsx';
import { resultTexts } from '#web/strings/result.ts';
import { sheetTexts } from '#web/strings/sheet.ts';
import { FailureState } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { isEmergency } from '../case/is-emergency.ts';
import { caseLink } from '../case/key-link.ts';
import type { SheetSource } from '../sheet/sheet-blocks.ts';
import { SheetPage } from '../sheet/sheet-page.tsx';

/** The sheet of a case. Its code opens the case, and only for those who have the key. */
export function CaseSheetScreen() {
  const t = useTexts(sheetTexts);
  const result = useTexts(resultTexts);
  const language = useLanguage();
  const [access, setAccess] = useState(heldCase);
  const shared = useStrings();
  const [read, setRead] = useState<Read>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(async () => {
    if (!access) return route('/case', true);
    const answer = await readCase(access, language);
    if (!answer.ok) return setFailure(answer.failure);
    try {
      setRead({ file: answer.value, timeOf: await timesOf(answer.value, language) });
      setFailure(undefined);
    } catch {
      setFailure({ kind: 'offline', status: 0, text: '' });
    }
  }, [access, language]);
  useEffect(() => void load(), [load]);
  useEnded(access?.caseId, () => setAccess(undefined));
  const source = useMemo(() => read && sourceOf(read, result.centreOf, shared.urgency), [read, result, shared]);
  const link = useCallback(async () => caseLink(access?.caseId ?? ''), [access]);
  if (access && source) return <SheetPage source={source} link={link} linkLabel={t.scanCase} back="/case" />;
  return (
    <Page title={t.title} back="/case" footer={false}>
      {failure ? (
        <FailureState failure={failure} onRetry={load} />
      ) : (
        <Loading>
          <Skeleton look="title" />
          <Skeleton look="block" />
        </Loading>
      )}
    </Page>
  );
}

type TimeOf = (opinion: Opinion) => string | undefined;
type Read = { file: CaseFile; timeOf: TimeOf };

/** The words for what doctors say of the time; few do. */
async function timesOf({ opinions }: CaseFile, language: Language): Promise<TimeOf> {
  if (!opinions.some(({ within }) => within)) return () => undefined;
  const { toldTime } = await import('#web/strings/doctors-times.ts');
  return (opinion) => toldTime(opinion, language);
}

function sourceOf(
  { file, timeOf }: Read,
  centreOf: (place: string) => string,
  levels: Record<Urgency, string>,
): SheetSource {
  const { case: opened, recommendation, followUps, opinions } = file;
  const { primary, alternatives, place } = recommendation;
  const chosen = alternatives.find(({ hospital }) => hospital.id === opened.chosenHospitalId);
  const medicines = followUps.filter(({ kind, status }) => kind === 'medication' && status === 'scheduled');
  // What was raised counts, but not an emergency that the patient has come through.
  const isRaised = opened.urgency !== recommendation.safety.urgency;
  const level = isEmergency(file) || opened.urgency !== 'emergency' ? opened.urgency : 'urgent';
  const raising = isRaised ? opinions.findLast((each) => each.urgency === opened.urgency) : undefined;
  return {
    safety: isRaised || level !== opened.urgency ? { urgency: level } : recommendation.safety,
    // The title of an emergency has no time, whoever called it one.
    verdict: raising && level === 'urgent' ? [levels.urgent, timeOf(raising)].filter(Boolean).join('. ') : undefined,
    intake: opened.intake,
    recommendation,
    place: chosen ?? primary,
    from: place?.name === undefined ? undefined : centreOf(place.name),
    medicines: [...new Set(medicines.map(({ title }) => title))],
    opinions: opinionsToTake(opinions, opened.urgency).map((each) => ({ ...each, time: timeOf(each) })),
  };
}

/** The newest, and the newest of those that find it as urgent as the case is; none that the family has hidden. */
function opinionsToTake(opinions: CaseFile['opinions'], urgency: Urgency): CaseFile['opinions'] {
  const shown = opinions.filter(({ hidden }) => hidden !== true);
  const kept = [shown.at(-1), shown.findLast((each) => each.urgency === urgency)];
  return shown.filter((each) => kept.includes(each)).reverse();
}
