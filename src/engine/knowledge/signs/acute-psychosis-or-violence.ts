import type { Sign } from '../sign.ts';

export const acutePsychosisOrViolence: Sign = {
  code: 'acute_psychosis_or_violence',
  group: 'mental_violence',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Kích động, nghe tiếng nói xúi giục, hoang tưởng, đe dọa làm hại người khác',
    en: 'Agitation, voices giving orders, delusions, or threats to others',
  },
  question: {
    vi: 'Có kích động, nghe tiếng nói trong đầu, hoặc đòi làm hại người khác không?',
    en: 'Is there agitation, hearing voices, or a threat to harm others?',
  },
  why: {
    vi: 'Có thể nguy hiểm cho người bệnh và người xung quanh.',
    en: 'This can be dangerous for the person and those around.',
  },
  specialties: ['psychiatry', 'emergency'],
  situations: ['violence'],
  source: 'IITT MTS ESI',
  // To calm an agitated patient is no advice for somebody who hides.
  aid: {
    decisive: ['agitated'],
    unless: 'assault_or_abuse',
    cases: [
      {
        // Who hears voices or has left off drink threatens nobody by that.
        words: `bỏ rượu | cai rượu | ngưng rượu | nghe tiếng | tiếng … tai | ảo giác | lẩm bẩm
          | nói chuyện một mình | thấy rắn | hears voices | hallucinating`,
        unless: `dao | rựa | búa | gậy | đánh | đập | đâm | giết | chém | dọa | đe dọa | đập phá | đốt | knife
          | kill | hit | violent | weapon`,
        decisive: ['notArguing'],
      },
      {
        words: `dao | rựa | búa | gậy | chém | đâm | giết | đốt nhà | xăng | knife | machete | weapon | kill him
          | kill her | kill us | kill me`,
        unless: `dao lam | tự tử | tự sát | tự đâm | tự chém | kill myself | kill himself | kill herself`,
        decisive: ['armed'],
      },
      {
        words: `theo dõi | camera | hại mình | bị hại | đầu độc | nói một mình | cười một mình
          | cười nói một mình | nói nhảm | nói lảm nhảm | hoang tưởng | nhốt mình | không ngủ | theo doi
          | cuoi noi mot minh | followed | watched | poisoned | talking to himself | talking to herself | paranoid`,
        unless: `dao | rựa | búa | gậy | đánh người | đánh mẹ | đánh bố | đánh vợ | đâm | giết | chém | dọa
          | đe dọa | đốt | sau sinh | mới sinh | knife | kill | hit | violent | weapon`,
        decisive: ['agitated', 'notArguing'],
      },
      {
        words: `sau sinh | sau sanh | sau đẻ | mới sinh | mới sanh | mới đẻ | vừa sinh | ở cữ | postpartum
          | postnatal | after birth
          | after giving birth | had a baby | gave birth | baby blues`,
        unless: `dao | đánh | đập | đâm | giết | bóp cổ | chém | ném con | dọa | đe dọa | gào thét | kích động
          | đập phá | nghe tiếng | tiếng nói
          | xúi | hoang tưởng | ảo giác | bị hại | bị theo dõi | ma nhập | knife | kill | hit | violent
          | agitated | voices
          | hears | delusion | delusions | paranoid | hallucinating | screaming`,
        decisive: ['motherNotAlone', 'motherHeard'],
      },
      {
        // Who wants to die is no danger to others.
        words: `tự tử | tự vẫn | tự sát | thư từ biệt | thư tuyệt mệnh | muốn chết | không muốn sống | xong hết
          | thuốc ngủ | suicide
          | suicidal | kill myself | want to die | wants to die`,
        unless: `dao | đánh | đập | đâm | giết | bóp cổ | chém | dọa | đe dọa | gào thét | kích động | nghe tiếng
          | tiếng nói | xúi
          | hoang tưởng | ảo giác | knife | kill him | kill her | hit | violent | agitated | voices | delusion
          | delusions`,
        decisive: ['notAlone'],
      },
    ],
  },
  certain: [
    'cầm dao đòi',
    'cầm dao dọa',
    'cầm dao rượt',
    'đòi giết',
    'đòi chém',
    'dọa giết',
    'doạ giết',
    'đòi đốt nhà',
    'xúi giết',
  ],
};
