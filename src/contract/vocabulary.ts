/** Every enumerated word on the wire, once. Free of TypeBox, so that the pages may import it. */

export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in every language the service speaks. */
export type Words = Readonly<Record<Language, string>>;

export const emergencyNumber = '115';

export const needs = [
  'checkup',
  'treatment',
  'revisit',
  'surgery',
  'second_opinion',
  'lab_test',
  'imaging',
  'admission',
  'discharge',
  'home_care',
  'find_doctor',
  'find_hospital',
  'emergency',
] as const;
export type Need = (typeof needs)[number];

export const sexes = ['male', 'female', 'other'] as const;
export type Sex = (typeof sexes)[number];

export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** From the calmest to the gravest: the order is the scale. */
export const urgencies = ['routine', 'urgent', 'emergency'] as const;
export type Urgency = (typeof urgencies)[number];

/** How soon a doctor is to be seen, the soonest first; `now` is 115 or the nearest emergency department. */
export const seeWithins = ['now', '24h', '3d', '14d', 'planned'] as const;
export type SeeWithin = (typeof seeWithins)[number];

/** How soon, in a doctor's own words. */
export const opinionWithins = ['now', '24h', '3d', '14d'] as const satisfies readonly SeeWithin[];
export type OpinionWithin = (typeof opinionWithins)[number];

/** The danger signs. Stored and sent for years, so a code is never changed. */
export const redFlagCodes = [
  'unresponsive_or_not_breathing',
  'breathing_difficulty',
  'choking',
  'airway_swelling_or_stridor',
  'coughing_blood_heavy',
  'chest_pain_severe',
  'fainting',
  'severe_bleeding',
  'shock_signs',
  'leg_clot_signs',
  'cold_painful_limb',
  'hypertensive_crisis',
  'stroke_signs',
  'thunderclap_headache',
  'headache_warning_signs',
  'seizure',
  'altered_consciousness',
  'meningitis_signs',
  'cauda_equina_signs',
  'acute_limb_weakness',
  'sudden_vision_loss',
  'acute_painful_red_eye',
  'eye_chemical_or_penetrating_injury',
  'sudden_hearing_loss',
  'sepsis_signs',
  'fever_with_purple_rash',
  'infant_fever_under_3_months',
  'child_danger_signs',
  'newborn_danger_signs',
  'child_breathing_distress',
  'dengue_warning_signs',
  'hfmd_severe_signs',
  'prolonged_fever',
  'fever_immunosuppressed',
  'spreading_skin_infection',
  'rabies_exposure',
  'rabies_or_tetanus_symptoms',
  'hiv_exposure_recent',
  'severe_abdominal_pain',
  'vomiting_blood',
  'black_or_bloody_stool',
  'severe_dehydration',
  'swallowed_dangerous_object',
  'acute_testicular_pain',
  'urinary_retention',
  'pregnancy_bleeding_or_severe_pain',
  'preeclampsia_signs',
  'ectopic_pregnancy_signs',
  'reduced_fetal_movement',
  'labour_or_waters_broken',
  'postpartum_danger_signs',
  'heavy_vaginal_bleeding',
  'pregnancy_fever_or_vomiting',
  'major_trauma',
  'head_injury_danger_signs',
  'fracture_or_dislocation',
  'severe_burn',
  'electrical_injury',
  'drowning',
  'heat_stroke',
  'snake_bite',
  'multiple_stings',
  'poisoning',
  'anaphylaxis',
  'severe_drug_rash',
  'hyperglycemia_crisis',
  'hypoglycemia',
  'suicide_risk',
  'acute_psychosis_or_violence',
  'assault_or_abuse',
  'breast_lump_or_change',
  'cancer_alarm_symptoms',
] as const;
export type RedFlagCode = (typeof redFlagCodes)[number];

export const caseStates = [
  'intake',
  'pre_hospital',
  'in_hospital',
  'post_discharge',
  'follow_up',
  'closed',
  'emergency',
] as const;
export type CaseState = (typeof caseStates)[number];

export const districtKinds = ['urban_district', 'rural_district', 'town', 'city', 'locality'] as const;

export const wardKinds = ['ward', 'commune', 'special_zone'] as const;

/** How closely a place is known: of a province nobody can tell how far anything in it is. */
export const placeKinds = ['province', 'former_province', ...districtKinds, ...wardKinds] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const contactRoles = ['primary', 'secondary'] as const;
export type ContactRole = (typeof contactRoles)[number];

export const documentKinds = [
  'patient_photo',
  'treatment_photo',
  'medical_record',
  'lab_result',
  'imaging',
  'ultrasound',
  'prescription',
  'visit_slip',
  'discharge',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'application/dicom',
  'video/mp4',
] as const;
export type MediaType = (typeof mediaTypes)[number];

export const followUpKinds = ['revisit', 'medication', 'check_in', 'test', 'warning_signs'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

export const followUpStatuses = ['scheduled', 'done', 'missed', 'cancelled'] as const;
export type FollowUpStatus = (typeof followUpStatuses)[number];

/** How often a follow-up comes again. */
export const repeatSteps = ['day', 'week', 'month'] as const;
export type RepeatStep = (typeof repeatSteps)[number];

/** `locked`: too many wrong passcodes were tried. */
export const shareStatuses = ['active', 'expired', 'revoked', 'locked'] as const;
export type ShareStatus = (typeof shareStatuses)[number];

export const hospitalTypes = ['public', 'private', 'military', 'police', 'university', 'other'] as const;
export type HospitalType = (typeof hospitalTypes)[number];

/** The tier before 2025; health insurance still asks for it. */
export const hospitalLevels = ['central', 'provincial', 'district'] as const;
export type HospitalLevel = (typeof hospitalLevels)[number];

export const facilityKinds = ['hospital', 'medical_centre'] as const;

export const phoneUses = ['switchboard', 'emergency', 'stroke'] as const;
export type PhoneUse = (typeof phoneUses)[number];

/** How sure the directory is of a hospital's departments. */
export const departmentBases = ['checked', 'general_knowledge', 'usual_set'] as const;
export type DepartmentBasis = (typeof departmentBases)[number];

/** How sure a fact of the directory is, the surest first. Only what is checked or listed may send anyone farther. */
export const certainties = ['checked', 'listed', 'general_knowledge', 'usual_set'] as const;
export type Certainty = (typeof certainties)[number];

/** What a hospital can do that not every one can. Stored and sent for years, so a code is never changed. */
export const capabilityCodes = [
  'ct_24h',
  'stroke_thrombolysis',
  'stroke_thrombectomy',
  'pci',
  'cardiac_surgery',
  'ecmo',
  'burns',
  'poison_control',
  'antivenom',
  'antivenom_malayan_pit_viper',
  'nicu',
  'dialysis',
  'transplant',
  'psychiatry_inpatient',
  'eye_emergency',
  'hyperbaric',
  'replantation_microsurgery',
  'rabies_pep',
  'hiv_pep',
] as const;
export type CapabilityCode = (typeof capabilityCodes)[number];

/** What somebody may say is wrong with a hospital of the directory. */
export const reportFields = [
  'phone',
  'address',
  'location',
  'hours',
  'emergency',
  'departments',
  'closed',
  'name',
  'other',
] as const;
export type ReportField = (typeof reportFields)[number];

/** `undone`: accepted, and then taken back. */
export const reportStatuses = ['open', 'accepted', 'rejected', 'undone'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** The facts of a hospital that an accepted report may put right. Stored for years, so a name is never changed. */
export const correctableFacts = [
  'name',
  'phone',
  'address',
  'location',
  'hours',
  'emergency24h',
  'retired',
  'note',
] as const;
export type CorrectableFact = (typeof correctableFacts)[number];

/** How sure a correction may be: what is not at least listed somewhere corrects nothing. */
export const correctionCertainties = ['checked', 'listed'] as const;
export type CorrectionCertainty = (typeof correctionCertainties)[number];

export const insuranceKinds = ['general', 'poor', 'near_poor', 'child_under_6', 'pension_75', 'other'] as const;
export type InsuranceKind = (typeof insuranceKinds)[number];

/** How a person is told that there is news; `sms` is whatever the gateway behind NOTIFY_URL sends. */
export const noticeChannels = ['email', 'sms', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** `stopped`: by the person themselves, so that nobody else switches it on again. */
export const noticeStatuses = ['on', 'off', 'stopped'] as const;

/** What people are told of. The message says only that there is news. */
export const newsKinds = ['opinion', 'share_opened', 'follow_up_due', 'erasing_soon'] as const;
export type NewsKind = (typeof newsKinds)[number];

export const assignedFilters = ['me', 'none', 'any'] as const;

/**
 * What a family agrees to, each by itself. To invite a doctor is a request of its own, with its own confirmation, and
 * needs no further one. Stored and sent for years, so a code is never changed.
 */
export const consentPurposes = ['keep_case', 'navigator_help', 'notices'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Who says so; from the age of seven a child is asked too. */
export const consentGivers = ['self', 'representative', 'child_and_representative'] as const;
export type ConsentGiver = (typeof consentGivers)[number];

export const eventKinds = [
  'case.created',
  'case.read',
  'case.updated',
  'case.renavigated',
  'case.urgency_raised',
  'case.key_changed',
  'case.exported',
  'case.paused',
  'case.resumed',
  'case.erasing_soon',
  'consent.given',
  'consent.refused',
  'contact.added',
  'contact.updated',
  'contact.removed',
  'notices.changed',
  'notices.stopped',
  'notices.resumed',
  'notice.failed',
  'device.added',
  'device.removed',
  'document.added',
  'document.updated',
  'document.read',
  'document.removed',
  'share.created',
  'share.updated',
  'share.revoked',
  'share.locked',
  'review.opened',
  'review.document_read',
  'review.passcode_wrong',
  'opinion.written',
  'opinion.hidden',
  'opinion.shown',
  'note.written',
  'navigator.ended',
  'navigator.let',
  'followup.added',
  'followup.updated',
  'followup.due',
  'followup.missed',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const historyKinds = ['recommendation', 'intake_changed', 'state_changed', 'urgency_raised', 'opinion'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const healthStatuses = ['ok', 'degraded', 'down'] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** Why the documents are not well: in this order, the first that holds is told. */
export const storageReasons = [
  'unreachable',
  'not_its_own',
  'files_missing',
  'too_many_without_record',
  'nearly_full',
] as const;
export const keysReasons = ['master_key_missing'] as const;
export const dailyJobReasons = ['late', 'clock_in_doubt'] as const;
