import type { Signs } from './rule.ts';

/** More ways to say the danger signs, above all without naming them. Ours, not reviewed by a clinician. */
export const moreSigns: Signs = {
  unresponsive_or_not_breathing: {
    says: 'nằm bất động | không thấy thở | không còn thở nữa | ngưng tim | không thấy tim đập | tim ngừng | no longer breathing | lifeless',
  },
};
