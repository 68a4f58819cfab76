import { step } from '../next-steps/step.ts';
import type { Topic } from './topic.ts';

/**
 * Complaints whose single words point elsewhere, and that only the whole tells: a missed period and lost weight are no
 * gynaecologist’s where somebody fears to be fat. Their specialty leads. Ours, from common practice; not reviewed.
 */
export const wholePictures: readonly Topic[] = [
  {
    heard: `đếm calo | đếm calories | counts calories | counting calories | nhịn ăn để gầy | nhịn ăn giảm cân | sợ béo | sợ mập | sợ lên cân | sợ tăng cân | sợ lên ký | kêu béo | kêu mập | kêu mình béo | kêu mình mập | chê mình béo | chê mình mập | nghĩ mình béo | nghĩ mình mập | thấy mình béo | thấy mình mập | ám ảnh cân nặng
      | rối loạn ăn uống | chán ăn tâm thần | tự móc họng | tự gây nôn | afraid of gaining weight | scared of gaining weight | afraid of getting fat | thinks she is fat | thinks she's fat | says she is fat | says she's fat
      | makes herself vomit | makes himself vomit | make myself vomit | eating disorder | anorexia nervosa | bulimia`,
    beside: `sụt … kg | sụt … ký | sụt … cân | sút … kg | sút … ký | sút … cân | giảm … kg | giảm … ký | gầy | ốm nhom | nhịn ăn | bỏ bữa | bỏ ăn | ăn rất ít | ăn ít | ăn chút | mất kinh | không có kinh | không thấy kinh | tắt kinh
      | móc họng | nôn | ói | gây nôn | lost … kg | losing weight | weight loss | skips meals | hardly eats | barely eats | eats very little | vomits | vomit | throws up | periods stopped | no periods | no period | lost her period`,
    unless: `có bầu | mang thai | có thai | cho con bú | ung thư | hóa trị | hoá trị | tiểu đường | hóc | xương cá | uống nhầm | pregnant | cancer`,
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology pediatrics nutrition',
    isLeading: true,
    within: '3d',
    says: step(
      'people',
      'Sợ béo, ăn rất ít hoặc nôn sau bữa có thể là rối loạn ăn uống, là bệnh và chữa được: khám tâm lý, tâm thần, và xin đo mạch, huyết áp, thử máu (kali) ngay lần đầu. Đừng la mắng, ép ăn hay bàn chuyện béo gầy; ăn cùng nhau, ở bên sau bữa.',
      'To fear being fat, eat very little or vomit after meals may be an eating disorder, an illness that is treated: see psychiatry or psychology, and ask for pulse, pressure and a blood test (potassium) at the first visit. No scolding, no force, no talk of weight; eat together and stay together after meals.',
    ),
    watch: {
      vi: 'ngất, tim đập loạn hoặc rất chậm, yếu lả, nôn ra máu, không ăn uống được gì, nói muốn chết hoặc tự làm hại mình',
      en: 'fainting, an irregular or very slow heart, collapsing, vomiting blood, eating and drinking nothing, speaking of death or self-harm',
    },
  },
  {
    heard: `sáng dậy … cứng | ngủ dậy … cứng | buổi sáng … cứng | cứng … buổi sáng | cứng … sáng dậy | cứng khớp buổi sáng | cứng khớp sáng | sáng nào … cứng | sáng … cứng khớp | các khớp … sưng cứng | cứng cả tiếng | cứng khớp … tiếng | morning stiffness | stiff in the morning | stiff every morning
      | stiff for an hour | stiff … mornings`,
    beside: `các khớp | nhiều khớp | mấy khớp | khớp ngón tay | khớp bàn tay | khớp cổ tay | khớp nhỏ | đốt ngón tay | hai bàn tay | hai cổ tay | đối xứng | finger joints | joints of … fingers | joints of … hands | knuckles | many joints | several joints
      | both hands | both wrists`,
    unless: `té | ngã | gãy | tai nạn | chấn thương | va đập | bó bột | đột quỵ | tai biến | parkinson | cò súng | lò xo | gút | gout | cứng cổ | fell | fracture | injury | stroke | trigger finger | vảy nến | vẩy nến | psoriasis`,
    who: 'adult',
    about: 'rheumatology',
    of: 'rheumatology general_internal orthopedics',
    isLeading: true,
    says: step(
      'note',
      'Nhiều khớp nhỏ sưng, cứng lâu buổi sáng: khám cơ xương khớp sớm thì khớp ít hỏng. Ghi khớp nào sưng, sáng cứng bao lâu, chụp ảnh lúc sưng; mang vỏ thuốc đã uống. Không mua thuốc khớp không rõ loại: nhiều loại trộn corticoid.',
      'Many small joints that swell and are stiff for long in the morning: rheumatology seen early saves joints. Note which ones and for how long, photograph them, bring the packets of what was taken. Buy no unnamed remedy for joints: many hold steroids.',
    ),
    watch: {
      vi: 'một khớp nóng đỏ đau dữ kèm sốt, sốt cao, khó thở, đau ngực, phân đen sau khi uống giảm đau',
      en: 'one hot red joint with bad pain and fever, high fever, trouble breathing, chest pain, black stools after painkillers',
    },
  },
  {
    // The heart was looked at, or the family calls it panic: who then asks for a psychologist has said where to go.
    heard: `hoảng loạn | hoảng sợ | cơn hoảng | điện tim bình thường | điện tâm đồ bình thường | siêu âm tim bình thường | khám tim bình thường | tim mạch bình thường | đo điện tim … bình thường | panic | ecg … normal | ekg … normal | normal ecg
      | normal ekg | heart tests … normal | heart … is fine`,
    beside: `bác sĩ tâm lý | bs tâm lý | chuyên gia tâm lý | nhà tâm lý | khám tâm lý | tư vấn tâm lý | trị liệu tâm lý | bác sĩ tâm thần | bs tâm thần | khám tâm thần | khoa tâm thần | psychologist | psychiatrist | therapist | counsellor | counselor
      | psychotherapy`,
    unless: 'ngất | xỉu | đau ngực lan | gắng sức | leo cầu thang | fainted | passed out | on exertion',
    about: 'psychiatry',
    of: 'psychiatry child_psychiatry psychology',
    isLeading: true,
    watch: {
      vi: 'ngất, đau ngực lan ra tay hay hàm, khó thở không dứt, có ý nghĩ muốn chết hoặc tự làm hại mình',
      en: 'fainting, chest pain that spreads to an arm or the jaw, breathlessness that does not stop, thoughts of dying or self-harm',
    },
  },
  {
    heard: `=bị chấy | =có chấy | =chấy rận | =trứng chấy | con chí trên đầu | trứng trắng bám tóc | head lice | nits`,
    about: 'dermatology',
    of: 'dermatology pediatrics general_internal',
    isLeading: true,
    says: step(
      'note',
      'Chấy không nguy hiểm và không do ở bẩn: hỏi nhà thuốc thuốc gội trị chấy đúng tuổi, làm lại sau 7–10 ngày, chải lược bí tóc ướt mỗi ngày; cả nhà cùng soi đầu, giặt khăn, vỏ gối bằng nước nóng. Chữa lần đầu xong là đi học lại được. Không bôi dầu hỏa, thuốc diệt côn trùng.',
      'Lice are no danger and no sign of dirt: ask a pharmacy for a treatment for the age, repeat it after 7 to 10 days and comb wet hair with a fine comb daily; look at everybody’s head, wash towels and pillowcases hot. After the first treatment a child may go to school. No kerosene, no insecticide.',
    ),
    watch: {
      vi: 'da đầu chảy mủ, sưng hạch cổ, sốt',
      en: 'pus on the scalp, swollen glands in the neck, fever',
    },
  },
];
