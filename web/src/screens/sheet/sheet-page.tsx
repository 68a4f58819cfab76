import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { dialLink, mapLink } from '#web/map-link.ts';
import { labelTexts } from '#web/strings/labels.ts';
import { recordTexts } from '#web/strings/record.ts';
import { resultTexts } from '#web/strings/result.ts';
import { sheetTexts } from '#web/strings/sheet.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/later-qr-code.tsx';
import { Page } from '#web/ui/page.tsx';
import { printer } from '#web/ui/printer.ts';
import { drawings } from '../result/drawings.ts';
import { titleOf } from '../result/title-of.ts';
import { type SheetBlock, type SheetSource, sheetBlocks } from './sheet-blocks.ts';
import './sheet.css';

/** The names of all signs weigh more than the page, and few sheets name one. */
const SignWords = lazyPart(async () => (await import('./sign-words.tsx')).SignWords, unseen);
const ShareSheet = lazyDialog(async () => (await import('./share-sheet.tsx')).ShareSheet);

type SheetPageProps = {
  source: SheetSource;
  /** What the code on it opens, and what is said of that. */
  link: () => Promise<string>;
  linkLabel: string;
  back: string;
};

/** One page to hold in the hand at the hospital. */
export function SheetPage({ source, link, linkLabel, back }: SheetPageProps) {
  const t = useTexts(sheetTexts);
  const result = useTexts(resultTexts);
  const record = useTexts(recordTexts);
  const labels = useTexts(labelTexts);
  const [signs, setSigns] = useState<Readonly<Record<string, string>>>();
  const [isSharing, setSharing] = useState(false);
  const [url, setUrl] = useState('');
  const blocks = useMemo(
    () => sheetBlocks(source, { t, result, record, labels, signs }),
    [source, t, result, record, labels, signs],
  );
  useEffect(() => void link().then(setUrl), [link]);
  const { disclaimer, generatedAt } = source.recommendation;
  const { urgency } = source.safety;
  const verdict = source.verdict ?? titleOf(source.safety, result);
  const { redFlags, redFlagsDenied, redFlagsUnsure } = source.intake;
  const namesSigns = [redFlags, redFlagsDenied, redFlagsUnsure].some((codes) => codes && codes.length > 0);
  return (
    <Page title={t.title} lead={<span class="no-print">{t.lead}</span>} back={back} footer={false}>
      <div class="stack-loose sheet">
        <div class="row no-print">
          <Button icon={printer} onClick={() => print()}>
            {t.print}
          </Button>
          <Button look="plain" icon={drawings.share} onClick={() => setSharing(true)}>
            {t.share}
          </Button>
        </div>
        <div class="sheet-top">
          <section class="sheet-block sheet-where">
            <p class={`sheet-verdict sheet-${urgency}`}>{verdict}</p>
            <h2>{blocks.where.heading}</h2>
            <Lines block={blocks.where} />
            <Ways source={source} />
          </section>
          {url && <QrCode text={url} label={linkLabel} />}
        </div>
        <section class="sheet-block sheet-bring">
          <h2>{blocks.bring.heading}</h2>
          <Lines block={blocks.bring} />
        </section>
        {[blocks.desk, blocks.doctor, ...(blocks.opinions ? [blocks.opinions] : [])].map((block) => (
          <section class="sheet-block" key={block.heading}>
            <h2>{block.heading}</h2>
            <Lines block={block} />
          </section>
        ))}
        <p class="small">
          {result.worse} {disclaimer} {t.made(dateTimeText(Date.parse(generatedAt)))}
        </p>
      </div>
      {namesSigns && <SignWords onWords={setSigns} />}
      {isSharing && (
        <ShareSheet
          source={source}
          blocks={Object.values(blocks)}
          verdict={verdict}
          url={url}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  );
}

function Lines({ block: { lines, blanks = [] } }: { block: SheetBlock }) {
  return (
    <ul class="sheet-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {blanks.map((name) => (
        <li class="sheet-blank" key={name}>
          {name}:
        </li>
      ))}
    </ul>
  );
}

/** The way and the number, to be touched; on paper the address and the number say it. */
function Ways({ source: { recommendation, place, safety } }: { source: SheetSource }) {
  const t = useTexts(sheetTexts);
  const [nearest] = (safety.urgency === 'emergency' && recommendation.emergency?.nearest) || [];
  const { name, address, phone } = nearest ? { ...nearest, name: nearest.hospital.name } : place.hospital;
  if (!address && !phone) return null;
  return (
    <div class="row no-print">
      {address && (
        <LinkButton look="plain" small icon="route" newTab href={mapLink(name, address)}>
          {t.directions}
        </LinkButton>
      )}
      {phone && (
        <LinkButton look="plain" small icon="phone" href={dialLink(phone)}>
          {t.callHospital(phone)}
        </LinkButton>
      )}
    </div>
  );
}
