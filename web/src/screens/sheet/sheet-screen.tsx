import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { startOf } from '#web/here.ts';
import { currentIntake } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { route, usePlace } from '#web/router.tsx';
import { resultTexts } from '#web/strings/result.ts';
import { sheetTexts } from '#web/strings/sheet.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useOutcome } from '../result/use-outcome.ts';
import { heldSheet, holdSheet, readSheetLink, sheetLink } from './sheet-link.ts';
import { SheetPage } from './sheet-page.tsx';

/** The sheet of the answers on this device, or of a code that was scanned. */
export function SheetScreen() {
  const { params } = usePlace();
  const isOpened = params.from === 'opened';
  const [isDamaged, setDamaged] = useState(false);
  const [packed] = useState(() => location.hash.slice(1));
  const isArriving = packed !== '' && packed !== 'main' && !isOpened;
  // What came with the address leaves it at once, and stays with the tab.
  useEffect(() => {
    if (!isArriving) return;
    void readSheetLink(packed).then((intake) => {
      if (!intake) return setDamaged(true);
      holdSheet(intake);
      route('/sheet/opened', true);
    });
  }, [isArriving, packed]);
  const intake = useMemo(() => (isOpened ? heldSheet() : currentIntake()), [isOpened]);
  if (isArriving) return isDamaged ? <NoSheet isDamaged /> : <Making />;
  return intake ? <SheetOf intake={intake} isOpened={isOpened} /> : <NoSheet />;
}

function SheetOf({ intake, isOpened }: { intake: Intake; isOpened: boolean }) {
  const t = useTexts(sheetTexts);
  const result = useTexts(resultTexts);
  const { outcome, isFailed, retry } = useOutcome(intake);
  const { recommendation, isHere = false } = outcome ?? {};
  const link = useCallback(
    () => sheetLink(intake, recommendation?.safety.matched.map(({ code }) => code) ?? []),
    [intake, recommendation],
  );
  const source = useMemo(() => {
    if (!recommendation) return undefined;
    const { place, primary, safety } = recommendation;
    const from = place?.name === undefined ? undefined : startOf(place.name, isHere, result);
    return { intake, recommendation, place: primary, safety, from, medicines: [], opinions: [] };
  }, [intake, recommendation, isHere, result]);
  if (source) return <SheetPage source={source} link={link} linkLabel={t.scan} back={isOpened ? '/' : '/result'} />;
  if (!isFailed) return <Making />;
  return (
    <Page title={t.failed} back="/">
      <ErrorState text={result.failedText} onRetry={retry}>
        <p>{result.worse}</p>
      </ErrorState>
    </Page>
  );
}

function Making() {
  const t = useTexts(sheetTexts);
  return (
    <Page title={t.title}>
      <Loading>
        <Skeleton look="title" />
        <Skeleton />
        <Skeleton look="block" />
      </Loading>
    </Page>
  );
}

function NoSheet({ isDamaged = false }: { isDamaged?: boolean }) {
  const t = useTexts(sheetTexts);
  return (
    <Page title={t.title} lead={isDamaged ? t.wrongLink : t.noAnswer}>
      <LinkButton icon="route" href="/find-help">
        {t.start}
      </LinkButton>
    </Page>
  );
}
