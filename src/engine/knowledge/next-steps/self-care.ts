import type { Cue } from '#engine/next-steps/told-cues.ts';
import { type Step, step } from './step.ts';

type SelfCare = {
  readonly cue: Cue;
  readonly unless?: readonly Cue[];
  /** For small children only. */
  readonly isOfInfant?: true;
  /** What the words must be about first; anything but the mind when absent. */
  readonly of?: readonly string[];
  readonly says: Step;
};

const sipSolution = step(
  'firstaid',
  'Uống oresol từng ngụm nhỏ, pha cả gói đúng lượng nước ghi trên gói (trạm y tế, nhà thuốc đều có); trẻ còn bú thì cứ cho bú, không tự cho thuốc cầm tiêu chảy.',
  'Sip oral rehydration solution, the whole packet in the water it says (health stations and pharmacies have it); a breastfed child goes on feeding; no medicine to stop diarrhoea.',
);

/** What plainly helps until the visit, by what is told; from the first aid of the signs. The most pressing first. */
export const selfCare: readonly SelfCare[] = [
  {
    cue: 'dirtyWound',
    says: step(
      'firstaid',
      'Rửa vết thương bằng xà phòng và nước sạch, che gạc sạch; hỏi bác sĩ về mũi ngừa uốn ván.',
      'Wash the wound with soap and clean water, cover it with clean gauze; ask the doctor about a tetanus shot.',
    ),
  },
  {
    cue: 'broken',
    unless: ['cast', 'mending'],
    of: ['orthopedics', 'spine', 'general_surgery', 'pediatric_surgery', 'emergency'],
    says: step(
      'firstaid',
      'Nẹp giữ yên chỗ đau, không nắn kéo, không đắp lá.',
      'Splint what hurts and keep it still; no pulling straight, no leaves on it.',
    ),
  },
  {
    cue: 'wound',
    unless: ['dirtyWound', 'stitched'],
    says: step(
      'firstaid',
      'Còn rỉ máu thì ép bằng vải sạch; rửa nước sạch rồi che gạc, không đắp lá.',
      'If it still bleeds, press with a clean cloth; rinse with clean water and cover it, no leaves.',
    ),
  },
  {
    cue: 'cold',
    isOfInfant: true,
    says: step(
      'firstaid',
      'Nhỏ nước muối sinh lý rồi hút mũi nhẹ, cho bú ít một nhiều lần; sốt thì mặc thoáng, paracetamol đúng cân nặng ghi trên nhãn. Không tự cho thuốc ho, thuốc co mạch mũi, kháng sinh. Sốt dai dẳng, từ 39 °C, đau tai hay bú kém thì đừng chờ.',
      'Saline drops and gentle suction for the nose, small feeds more often; with a fever light clothes and paracetamol by the weight on its label. No cough medicine, nose drops or antibiotics of your own. A fever that stays or reaches 39 °C, ear pain or poor feeding: do not wait.',
    ),
  },
  {
    cue: 'diarrhoea',
    of: [
      'gastroenterology',
      'infectious_disease',
      'pediatrics',
      'pediatric_gastroenterology',
      'neonatology',
      'general_internal',
      'family_medicine',
      'geriatrics',
      'emergency',
    ],
    says: sipSolution,
  },
  {
    // Who runs dry passes little, and is then taken for one with a sick kidney.
    cue: 'runs',
    of: ['urology', 'nephrology', 'andrology'],
    says: sipSolution,
  },
];
