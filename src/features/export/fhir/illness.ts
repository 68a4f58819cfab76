import type { CaseFile } from '#contract/case.ts';
import type { Document } from '#contract/document.ts';
import type { FollowUp } from '#contract/follow-up.ts';
import type { Note } from '#contract/note.ts';
import type { Opinion } from '#contract/opinion.ts';
import type { FollowUpStatus, Language, Urgency } from '#contract/vocabulary.ts';
import { parseWhen } from '#contract/when.ts';
import {
  documentKindLabels,
  followUpKindLabels,
  needLabels,
  severityLabels,
  urgencyLabels,
} from '#engine/knowledge/labels.ts';
import { instant } from '#platform/clock.ts';
import { summaryWords } from '../summary-words.ts';
import { coded, filled, idOf, type Resource, refTo, terminology } from './resource.ts';

/** Who and when all of it is about. */
export type About = { file: CaseFile; patient: Resource; encounter: Resource; language: Language };

/** The time for which we go along with the patient; not a visit to a hospital. */
export function encounterOf({ case: held }: CaseFile, patient: Resource, language: Language): Resource {
  const isOver = held.state === 'closed';
  return {
    resourceType: 'Encounter',
    id: idOf(held.id, 'encounter'),
    status: isOver ? 'finished' : 'in-progress',
    class: { system: `${terminology}/v3-ActCode`, code: 'VR', display: 'virtual' },
    type: [{ text: needLabels[held.need][language] }],
    priority: { text: urgencyLabels[held.urgency][language] },
    subject: refTo(patient),
    period: { start: held.createdAt, ...(isOver && { end: held.updatedAt }) },
  };
}

/** What the family told, as they told it: nobody here has confirmed it. */
export function conditionsOf({ file, patient, encounter, language }: About): Resource[] {
  const { id, intake, createdAt } = file.case;
  const told = { complaint: intake.symptoms, diagnosis: intake.diagnosis };
  return Object.entries(told).flatMap(([name, text]) =>
    text?.trim()
      ? {
          resourceType: 'Condition',
          id: idOf(id, name),
          clinicalStatus: coded(`${terminology}/condition-clinical`, 'active', 'Active'),
          verificationStatus: coded(`${terminology}/condition-ver-status`, 'unconfirmed', 'Unconfirmed'),
          code: { text },
          subject: refTo(patient),
          encounter: refTo(encounter),
          recordedDate: createdAt,
          ...filled({ severity: intake.severity && { text: severityLabels[intake.severity][language] } }),
        }
      : [],
  );
}

export function documentReferenceOf(about: About, document: Document, path: string): Resource {
  const { file, patient, encounter, language } = about;
  const { kind, title, note, mediaType, size, uploadedAt, takenAt } = document;
  return {
    resourceType: 'DocumentReference',
    id: idOf(file.case.id, document.id),
    status: 'current',
    type: { text: documentKindLabels[kind][language] },
    subject: refTo(patient),
    date: uploadedAt,
    ...filled({ description: note }),
    content: [
      {
        attachment: {
          contentType: mediaType,
          url: path.split('/').map(encodeURIComponent).join('/'),
          size,
          ...filled({ title, creation: takenAt && dateOf(takenAt) }),
        },
      },
    ],
    context: { encounter: [refTo(encounter)] },
  };
}

/** A day stays a day; a time gets the zone that was meant. */
function dateOf(text: string): string | undefined {
  const when = parseWhen(text);
  if (!when) return undefined;
  return when.isDateOnly ? text : instant(when.atMs);
}

const activityStatus: Record<FollowUpStatus, string> = {
  scheduled: 'scheduled',
  done: 'completed',
  cancelled: 'cancelled',
  missed: 'unknown',
};

export function carePlanOf({ file, patient, encounter, language }: About): Resource {
  const { case: held, recommendation, followUps } = file;
  const { hospital, department } = recommendation.primary;
  const steps = recommendation.nextSteps.map(({ title }) => ({ status: 'not-started', description: title }));
  return {
    resourceType: 'CarePlan',
    id: idOf(held.id, 'plan'),
    status: held.state === 'closed' ? 'completed' : 'active',
    intent: 'plan',
    subject: refTo(patient),
    encounter: refTo(encounter),
    description: `${urgencyLabels[recommendation.safety.urgency][language]}: ${hospital.name}, ${department.name}`,
    activity: [...steps, ...followUps.map((followUp) => activityOf(followUp, language))].map((detail) => ({ detail })),
  };
}

function activityOf({ kind, title, note, dueAt, status }: FollowUp, language: Language) {
  return {
    status: activityStatus[status],
    ...(status === 'missed' && { statusReason: { text: status } }),
    code: { text: followUpKindLabels[kind][language] },
    scheduledString: dueAt,
    description: note ? `${title}: ${note}` : title,
  };
}

/** Of the value set request-priority. */
const priorities: Record<Urgency, string> = { routine: 'routine', urgent: 'urgent', emergency: 'stat' };

/** A doctor's opinion, or a navigator's note, who is named and no resource of their own. */
export function communicationOf(about: About, said: Opinion | Note, sender?: Resource): Resource {
  const isOpinion = 'opinion' in said;
  return {
    resourceType: 'Communication',
    id: idOf(about.file.case.id, said.id),
    status: 'completed',
    subject: refTo(about.patient),
    encounter: refTo(about.encounter),
    sent: said.createdAt,
    ...(isOpinion && said.urgency && { priority: priorities[said.urgency] }),
    sender: sender ? refTo(sender) : { display: isOpinion ? said.reviewerName : said.author },
    payload: [
      { contentString: isOpinion ? said.opinion : said.text },
      ...(isOpinion && said.within ? [{ contentString: summaryWords[about.language].within[said.within] }] : []),
    ],
  };
}
