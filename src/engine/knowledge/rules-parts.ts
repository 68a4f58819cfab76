import type { PartRule } from './rule.ts';

const painParts: Readonly<Record<string, string>> = {
  abdominal_pain: 'BELLY',
  chest_pain: 'BREAST_BONE',
  headache: 'HEAD',
  back_pain: 'BACK_PART',
  joint_pain: 'JOINT',
  flank_pain: 'FLANK',
  testicle_pain: 'TESTIS',
  eye_pain: 'EYE_PART',
  ear_pain: 'EAR_PART',
  sore_throat: 'THROAT_PART',
  toothache: 'TOOTH',
  neck_pain: 'NECK',
  lower_abdominal_pain: 'LOW_BELLY',
  right_lower: 'RIGHT_LOW',
};

/** A feeling of pain within four words of a body part is pain in that part, in either order. Ours, not reviewed. */
export const partRules: readonly PartRule[] = [
  ...Object.entries(painParts).map(([concept, part]): PartRule => ({ concept, near: [part, 'PAINWORD'], within: 4 })),
  { concept: 'chest_pain', near: ['BREAST_BONE', 'SQUEEZE'], within: 4 },
  { concept: 'palpitations', near: ['HEARTW', 'RACING'], within: 3 },
  { concept: 'syncope', near: ['SIGHT_DARK', 'DOWN'], within: 4 },
  { concept: 'persistent_vomiting', near: ['VOMIT', 'NONSTOP'], within: 6 },
  { concept: 'face_swelling', near: ['FACE_ONLY', 'SWOLLEN'], within: 4 },
  { concept: 'shingles', near: ['BLISTERS', 'BURNS_ACHE'], within: 5 },
  { concept: 'bloody_stool', near: ['STOOLS', 'BLOOD'], within: 4 },
  { concept: 'severe_word', near: ['PAINWORD', 'SEVERE'], within: 6 },
];
