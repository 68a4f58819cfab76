import type { Intake } from '../contract/intake.ts';
import type { HospitalLevel, Urgency, Words } from '../contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { GraphHospital } from './graph/graph.ts';
import { insuranceAsOf, insuranceWords, levelWords } from './knowledge/insurance.ts';
import type { Match } from './matching.ts';
import type { BilingualRecommendation } from './recommendation.ts';

type Insurance = BilingualRecommendation['insurance'];

/** What going there means for health insurance. The share finally paid is decided at the hospital, so nothing is promised. */
export function insuranceRoute(
  assessment: Assessment,
  intake: Intake,
  urgency: Urgency,
  { hospital }: Match,
): Insurance {
  if (urgency === 'emergency') {
    return {
      summary: insuranceWords.emergency,
      details: [insuranceWords.papersLater, insuranceWords.decidedThere],
      asOf: insuranceAsOf,
    };
  }
  return {
    summary: summaryFor(hospital, intake),
    details: detailsFor(assessment, intake, hospital),
    asOf: insuranceAsOf,
  };
}

function summaryFor(hospital: GraphHospital | undefined, { need }: Intake): Words {
  if (hospital?.acceptsInsurance === false) return insuranceWords.notAccepted;
  if (hospital && hospital.acceptsInsurance === undefined) return insuranceWords.acceptanceUnknown;
  if (need === 'revisit') return insuranceWords.appointment;
  return levelWords[levelOf(hospital)];
}

function levelOf(hospital: GraphHospital | undefined): HospitalLevel | 'unknown' {
  return hospital?.level ?? 'unknown';
}

function detailsFor({ situations, grave }: Assessment, { need }: Intake, hospital: GraphHospital | undefined): Words[] {
  const details: Words[] = [];
  if (hospital?.acceptsInsurance !== false) {
    if (need !== 'revisit' && hospital?.level !== 'district') details.push(insuranceWords.referral);
    if (need === 'admission' || need === 'surgery') details.push(insuranceWords.inpatient);
  }
  if (grave || situations.has('cancer')) details.push(insuranceWords.listedDiseases);
  if (situations.has('child')) details.push(insuranceWords.underSix);
  details.push(insuranceWords.showAtStart, insuranceWords.decidedThere);
  return details;
}
