import type { Sign } from './sign.ts';
import { acuteLimbWeakness } from './signs/acute-limb-weakness.ts';
import { acutePainfulRedEye } from './signs/acute-painful-red-eye.ts';
import { acutePsychosisOrViolence } from './signs/acute-psychosis-or-violence.ts';
import { acuteTesticularPain } from './signs/acute-testicular-pain.ts';
import { airwaySwellingOrStridor } from './signs/airway-swelling-or-stridor.ts';
import { alteredConsciousness } from './signs/altered-consciousness.ts';
import { anaphylaxis } from './signs/anaphylaxis.ts';
import { assaultOrAbuse } from './signs/assault-or-abuse.ts';
import { blackOrBloodyStool } from './signs/black-or-bloody-stool.ts';
import { breastLumpOrChange } from './signs/breast-lump-or-change.ts';
import { breathingDifficulty } from './signs/breathing-difficulty.ts';
import { cancerAlarmSymptoms } from './signs/cancer-alarm-symptoms.ts';
import { caudaEquinaSigns } from './signs/cauda-equina-signs.ts';
import { chestPainSevere } from './signs/chest-pain-severe.ts';
import { childBreathingDistress } from './signs/child-breathing-distress.ts';
import { childDangerSigns } from './signs/child-danger-signs.ts';
import { choking } from './signs/choking.ts';
import { coldPainfulLimb } from './signs/cold-painful-limb.ts';
import { coughingBloodHeavy } from './signs/coughing-blood-heavy.ts';
import { dengueWarningSigns } from './signs/dengue-warning-signs.ts';
import { drowning } from './signs/drowning.ts';
import { ectopicPregnancySigns } from './signs/ectopic-pregnancy-signs.ts';
import { electricalInjury } from './signs/electrical-injury.ts';
import { eyeChemicalOrPenetratingInjury } from './signs/eye-chemical-or-penetrating-injury.ts';
import { fainting } from './signs/fainting.ts';
import { feverImmunosuppressed } from './signs/fever-immunosuppressed.ts';
import { feverWithPurpleRash } from './signs/fever-with-purple-rash.ts';
import { fractureOrDislocation } from './signs/fracture-or-dislocation.ts';
import { headInjuryDangerSigns } from './signs/head-injury-danger-signs.ts';
import { headacheWarningSigns } from './signs/headache-warning-signs.ts';
import { heatStroke } from './signs/heat-stroke.ts';
import { heavyVaginalBleeding } from './signs/heavy-vaginal-bleeding.ts';
import { hfmdSevereSigns } from './signs/hfmd-severe-signs.ts';
import { hivExposureRecent } from './signs/hiv-exposure-recent.ts';
import { hyperglycemiaCrisis } from './signs/hyperglycemia-crisis.ts';
import { hypertensiveCrisis } from './signs/hypertensive-crisis.ts';
import { hypoglycemia } from './signs/hypoglycemia.ts';
import { infantFeverUnder3Months } from './signs/infant-fever-under-3-months.ts';
import { labourOrWatersBroken } from './signs/labour-or-waters-broken.ts';
import { legClotSigns } from './signs/leg-clot-signs.ts';
import { majorTrauma } from './signs/major-trauma.ts';
import { meningitisSigns } from './signs/meningitis-signs.ts';
import { multipleStings } from './signs/multiple-stings.ts';
import { newbornDangerSigns } from './signs/newborn-danger-signs.ts';
import { poisoning } from './signs/poisoning.ts';
import { postpartumDangerSigns } from './signs/postpartum-danger-signs.ts';
import { preeclampsiaSigns } from './signs/preeclampsia-signs.ts';
import { pregnancyBleedingOrSeverePain } from './signs/pregnancy-bleeding-or-severe-pain.ts';
import { pregnancyFeverOrVomiting } from './signs/pregnancy-fever-or-vomiting.ts';
import { prolongedFever } from './signs/prolonged-fever.ts';
import { rabiesExposure } from './signs/rabies-exposure.ts';
import { rabiesOrTetanusSymptoms } from './signs/rabies-or-tetanus-symptoms.ts';
import { reducedFetalMovement } from './signs/reduced-fetal-movement.ts';
import { seizure } from './signs/seizure.ts';
import { sepsisSigns } from './signs/sepsis-signs.ts';
import { severeAbdominalPain } from './signs/severe-abdominal-pain.ts';
import { severeBleeding } from './signs/severe-bleeding.ts';
import { severeBurn } from './signs/severe-burn.ts';
import { severeDehydration } from './signs/severe-dehydration.ts';
import { severeDrugRash } from './signs/severe-drug-rash.ts';
import { shockSigns } from './signs/shock-signs.ts';
import { snakeBite } from './signs/snake-bite.ts';
import { spreadingSkinInfection } from './signs/spreading-skin-infection.ts';
import { strokeSigns } from './signs/stroke-signs.ts';
import { suddenHearingLoss } from './signs/sudden-hearing-loss.ts';
import { suddenVisionLoss } from './signs/sudden-vision-loss.ts';
import { suicideRisk } from './signs/suicide-risk.ts';
import { swallowedDangerousObject } from './signs/swallowed-dangerous-object.ts';
import { thunderclapHeadache } from './signs/thunderclap-headache.ts';
import { unresponsiveOrNotBreathing } from './signs/unresponsive-or-not-breathing.ts';
import { urinaryRetention } from './signs/urinary-retention.ts';
import { vomitingBlood } from './signs/vomiting-blood.ts';

/** The catalogue of danger signs, in the order in which it is shown. What is known of a sign stands in its own file. */
export const redFlags: readonly Sign[] = [
  unresponsiveOrNotBreathing,
  breathingDifficulty,
  choking,
  airwaySwellingOrStridor,
  coughingBloodHeavy,
  chestPainSevere,
  fainting,
  severeBleeding,
  shockSigns,
  legClotSigns,
  coldPainfulLimb,
  hypertensiveCrisis,
  strokeSigns,
  thunderclapHeadache,
  headacheWarningSigns,
  seizure,
  alteredConsciousness,
  meningitisSigns,
  caudaEquinaSigns,
  acuteLimbWeakness,
  suddenVisionLoss,
  acutePainfulRedEye,
  eyeChemicalOrPenetratingInjury,
  suddenHearingLoss,
  sepsisSigns,
  feverWithPurpleRash,
  infantFeverUnder3Months,
  childDangerSigns,
  newbornDangerSigns,
  childBreathingDistress,
  dengueWarningSigns,
  hfmdSevereSigns,
  prolongedFever,
  feverImmunosuppressed,
  spreadingSkinInfection,
  rabiesExposure,
  rabiesOrTetanusSymptoms,
  hivExposureRecent,
  severeAbdominalPain,
  vomitingBlood,
  blackOrBloodyStool,
  severeDehydration,
  swallowedDangerousObject,
  acuteTesticularPain,
  urinaryRetention,
  pregnancyBleedingOrSeverePain,
  preeclampsiaSigns,
  ectopicPregnancySigns,
  reducedFetalMovement,
  labourOrWatersBroken,
  postpartumDangerSigns,
  heavyVaginalBleeding,
  pregnancyFeverOrVomiting,
  majorTrauma,
  headInjuryDangerSigns,
  fractureOrDislocation,
  severeBurn,
  electricalInjury,
  drowning,
  heatStroke,
  snakeBite,
  multipleStings,
  poisoning,
  anaphylaxis,
  severeDrugRash,
  hyperglycemiaCrisis,
  hypoglycemia,
  suicideRisk,
  acutePsychosisOrViolence,
  assaultOrAbuse,
  breastLumpOrChange,
  cancerAlarmSymptoms,
];

const byCode = new Map<string, Sign>(redFlags.map((sign) => [sign.code, sign]));

export function findRedFlag(code: string): Sign | undefined {
  return byCode.get(code);
}
