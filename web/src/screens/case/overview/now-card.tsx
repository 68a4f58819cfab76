import type { ComponentChildren } from 'preact';
import type { Opinion } from '#contract/opinion.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { seenUntil } from '#web/seen-opinions.ts';
import { nowTexts } from '#web/strings/now.ts';
import { dateText, whenText } from '#web/time-words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { heldErasing } from '../erasing-told.ts';
import { useOpenedCase } from '../opened-case.ts';
import { type Matter, whatMatters } from './what-matters.ts';

/** Few opinions have one. */
const DoctorsTime = lazyPart(async () => (await import('../doctors-time.tsx')).DoctorsTime, { Waiting: () => null });

/** What matters now, in a few lines, each with the way to it. */
export function NowCard() {
  const t = useTexts(nowTexts);
  const { access, file, role } = useOpenedCase();
  // A navigator reads opinions where they stand; what is new is the family's to know.
  const isFamily = role === 'family';
  const matters = whatMatters(file, {
    now: Date.now(),
    seenUntil: isFamily ? seenUntil(access.caseId) : '9',
    erasesAt: file.erasesAt ?? (isFamily ? heldErasing(access.caseId) : undefined),
  });
  // That somebody is waited for is told to those who wait.
  const told = isFamily ? matters : matters.filter(({ kind }) => kind !== 'waiting');
  if (told.length === 0) return null;
  return (
    <section class="card card-guide" aria-labelledby="now-heading">
      <h2 class="card-heading" id="now-heading">
        {t.heading}
      </h2>
      <ul class="now-list">
        {told.map((matter) => (
          <MatterRow key={matter.kind} matter={matter} />
        ))}
      </ul>
    </section>
  );
}

function MatterRow({ matter }: { matter: Matter }) {
  const t = useTexts(nowTexts);
  switch (matter.kind) {
    case 'in_care':
      return <Row icon="hospital">{t.inCare}</Row>;
    case 'raised':
      return (
        <Row icon="alert" to="doctors" link={matter.opinion && t.seeOpinion}>
          {matter.opinion && <DoctorWords opinion={matter.opinion} />}
          <p>{t.raised}</p>
        </Row>
      );
    case 'opinion':
      return (
        <Row icon="stethoscope" to="doctors" link={t.seeOpinion}>
          <DoctorWords opinion={matter.opinion} />
        </Row>
      );
    case 'erasing':
      return <Erasing erasesAt={matter.erasesAt} />;
    case 'due':
      return (
        <Row icon="calendar" to="followups" link={t.seeDates}>
          <strong>{matter.followUp.title}</strong>, <span class="numbers">{whenText(matter.followUp.dueAt)}</span>
        </Row>
      );
    case 'missed':
      return (
        <Row icon="clock" to="followups" link={t.seeDates}>
          {t.missed(matter.count)}
        </Row>
      );
    case 'waiting':
      return (
        <Row
          icon="users"
          {...(matter.lacks === 'phone' && { to: 'family', link: t.addPhone })}
          {...(matter.lacks === 'papers' && { to: 'documents', link: t.addPapers })}
        >
          {t.waiting} {matter.lacks && t.lacks[matter.lacks]}
        </Row>
      );
    case 'helped':
      return <Row icon="users">{t.helped(matter.name)}</Row>;
    case 'choose_place':
      return <Row icon="hospital">{t.choosePlace}</Row>;
    case 'invite':
      return matter.lacksPapers ? (
        <Row icon="files" to="documents" link={t.addPapers}>
          {t.papersFirst}
        </Row>
      ) : (
        <Row icon="stethoscope" to="doctors" link={t.inviteDoctor}>
          {t.invite}
        </Row>
      );
    case 'take_sheet':
      return (
        <Row icon="file" to="sheet" link={t.openSheet}>
          {t.takeSheet}
        </Row>
      );
    case 'note_dates':
      return (
        <Row icon="calendar" to="followups" link={t.addDate}>
          {t.noteDates}
        </Row>
      );
  }
}

/** When, and how it is kept: for the family, to have opened it is enough. */
function Erasing({ erasesAt }: { erasesAt: string }) {
  const t = useTexts(nowTexts);
  const { role } = useOpenedCase();
  const when = dateText(Date.parse(erasesAt));
  if (role === 'navigator') return <Row icon="clock">{t.erases(when)}</Row>;
  return (
    <Row icon="clock" to="log" link={t.takeOut}>
      {t.kept(when)}
    </Row>
  );
}

type RowProps = { icon: IconName; to?: string; link?: string | undefined; children: ComponentChildren };

function Row({ icon, to, link, children }: RowProps) {
  const { access, role } = useOpenedCase();
  const base = role === 'family' ? '/case' : `/navigator/${access.caseId}`;
  return (
    <li class="icon-line">
      <Icon name={icon} />
      <div class="now-words">
        {children}
        {to && link && (
          <p>
            <a href={`${base}/${to}`}>{link}</a>
          </p>
        )}
      </div>
    </li>
  );
}

function DoctorWords({ opinion }: { opinion: Opinion }) {
  const t = useTexts(nowTexts);
  return (
    <>
      <p>
        <strong>{t.doctorSaid(opinion.reviewerName)}:</strong> <span class="story-words">{opinion.opinion}</span>
      </p>
      {opinion.within && <DoctorsTime opinion={opinion} />}
    </>
  );
}
