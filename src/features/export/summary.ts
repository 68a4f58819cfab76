import type { CaseEvent, CaseFile } from '#contract/case.ts';
import type { Share } from '#contract/share.ts';
import type { Language } from '#contract/vocabulary.ts';
import { vietnamClock } from '#contract/when.ts';
import {
  caseStateLabels,
  documentKindLabels,
  followUpKindLabels,
  needLabels,
  severityLabels,
  sexLabels,
  urgencyLabels,
} from '#engine/knowledge/labels.ts';
import { redFlags } from '#engine/knowledge/red-flags.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';
import { escaped } from './html.ts';
import { summaryWords } from './summary-words.ts';

type Summary = {
  file: CaseFile;
  shares: readonly Share[];
  paths: ReadonlyMap<string, string>;
  language: Language;
  at: string;
};
type Row = [label: string, value: string | number | undefined | null];

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem;border-bottom:1px solid #bbb}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}
li{margin-bottom:.4rem;overflow-wrap:anywhere}`;

/** The case as a page for people: one file without a script that any browser opens and prints. */
export function summaryPage({ file, shares, paths, language, at }: Summary): string {
  const words = summaryWords[language];
  const { case: held, patient, recommendation } = file;
  const { intake } = held;
  const { hospital, department, reasons } = recommendation.primary;
  const signs = (codes: readonly string[] = []) => codes.map((code) => signLabel(code, language)).join('; ');
  const body = [
    `<h1>${escaped(words.title(held.id))}</h1><p>${escaped(words.made(timeText(at)))}</p>`,
    rows(words.patient, [
      [words.fullName, patient.fullName],
      [words.birthYear, patient.birthYear],
      [words.age, intake.patient.age],
      [
        words.sex,
        (patient.sex ?? intake.patient.sex) && sexLabels[patient.sex ?? intake.patient.sex ?? 'other'][language],
      ],
      [words.province, patient.province ?? intake.patient.province],
      [words.address, patient.address],
    ]),
    rows(words.told, [
      [words.need, needLabels[held.need][language]],
      [words.symptoms, intake.symptoms],
      [words.diagnosis, intake.diagnosis],
      [words.durationDays, intake.durationDays],
      [words.severity, intake.severity && severityLabels[intake.severity][language]],
      [words.signs, signs(intake.redFlags)],
      [words.denied, signs(intake.redFlagsDenied)],
      [words.unsure, signs(intake.redFlagsUnsure)],
      [words.goal, intake.goal],
    ]),
    rows(words.recommended, [
      [words.urgency, urgencyLabels[held.urgency][language]],
      [words.state, caseStateLabels[held.state][language]],
      [words.place, [hospital.name, department.name, hospital.address, hospital.phone].filter(Boolean).join(', ')],
      [words.why, reasons.join('\n')],
      [words.steps, recommendation.nextSteps.map(({ n, title }) => `${n}. ${title}`).join('\n')],
      [words.bring, recommendation.bring.join('\n')],
    ]),
    list(
      words.contacts,
      file.contacts.map(({ fullName, relationship, phone, zalo, email }) =>
        joined(fullName, relationship, phone, zalo, email),
      ),
    ),
    list(
      words.documents,
      file.documents.map((document) => {
        const { id, kind, title, note, takenAt, uploadedAt } = document;
        const name = escaped(title ?? documentKindLabels[kind][language]);
        const path = (paths.get(id) ?? '').split('/').map(encodeURIComponent).join('/');
        return `<a href="${path}">${name}</a> · ${joined(takenAt ?? timeText(uploadedAt), note)}`;
      }),
    ),
    list(
      words.followUps,
      file.followUps.map(({ dueAt, kind, title, note, status }) =>
        joined(dueAt, followUpKindLabels[kind][language], title, note, status),
      ),
    ),
    list(
      words.opinions,
      file.opinions.map(({ createdAt, reviewerName, reviewerTitle, opinion, urgency, within, suggestedSpecialty }) =>
        joined(
          timeText(createdAt),
          reviewerName,
          reviewerTitle,
          opinion,
          urgency && urgencyLabels[urgency][language],
          within && words.within[within],
          suggestedSpecialty && words.specialty(specialtyName(suggestedSpecialty, language)),
        ),
      ),
      words.opinionMeans,
    ),
    list(
      words.notes,
      (file.notes ?? []).map(({ createdAt, author, text }) => joined(timeText(createdAt), author, text)),
    ),
    list(
      words.shares,
      shares.map(({ createdAt, reviewerName, reviewerTitle, openedCount }) =>
        joined(timeText(createdAt), reviewerName, reviewerTitle, words.opened(openedCount)),
      ),
    ),
    list(
      words.events,
      file.events.map((event) =>
        joined(timeText(event.at), actorText(event, language), words.kinds[event.kind] ?? event.kind),
      ),
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(words.title(held.id))}</title><style>${style}</style></head>
<body>
${body}
</body></html>
`;

  function list(heading: string, items: readonly string[], before = ''): string {
    const told = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : words.nothing;
    return `<h2>${escaped(heading)}</h2>${before && `<p>${escaped(before)}</p>`}${told}`;
  }
}

function rows(heading: string, all: readonly Row[]): string {
  const there = all.filter(([, value]) => value !== undefined && value !== null && value !== '');
  const told = there.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(String(value))}</dd>`);
  return `<h2>${escaped(heading)}</h2><dl>${told.join('')}</dl>`;
}

function joined(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map(escaped)
    .join(' · ');
}

function signLabel(code: string, language: Language): string {
  return redFlags.find((flag) => flag.code === code)?.label[language] ?? code;
}

/** A doctor may name one that the list does not have. */
function specialtyName(suggested: string, language: Language): string {
  return findSpecialty(suggested)?.name[language] ?? suggested;
}

function actorText({ actor }: CaseEvent, language: Language): string {
  const words = summaryWords[language];
  const [kind, name = ''] = actor.split(/:(.*)/s);
  if (kind === 'navigator') return words.navigator(name);
  return (
    { family: words.family, system: words.system, reviewer: words.reviewer, contact: words.contact }[kind ?? ''] ??
    actor
  );
}

/** As the clock in Vietnam has it. */
function timeText(instantText: string): string {
  const local = vietnamClock(Date.parse(instantText)).toISOString();
  return `${local.slice(11, 16)} ${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)}`;
}
