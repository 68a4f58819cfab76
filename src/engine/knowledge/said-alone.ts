import type { RedFlagCode } from '#contract/vocabulary.ts';

/**
 * Names of dangers that, inside a story, may be another's, long ago or a question, but typed by themselves are a call
 * for help. Ours, not reviewed.
 */
export const saidAlone: Partial<Record<RedFlagCode, readonly string[]>> = {
  unresponsive_or_not_breathing: ['ngừng thở', 'ngưng thở', 'bất tỉnh', 'hôn mê', 'not breathing', 'unconscious'],
  altered_consciousness: ['mất ý thức', 'mất dần ý thức', 'lơ mơ', 'rối loạn ý thức', 'losing consciousness'],
  breathing_difficulty: ['suy hô hấp'],
  choking: ['hóc dị vật', 'bị hóc', 'choking'],
  stroke_signs: ['liệt nửa người', 'méo miệng', 'đột quỵ', 'tai biến', 'stroke'],
  seizure: ['co giật', 'động kinh', 'seizure'],
  snake_bite: ['rắn cắn', 'snake bite'],
  electrical_injury: ['điện giật', 'electric shock'],
  drowning: ['đuối nước', 'chết đuối', 'drowning'],
  poisoning: ['uống thuốc sâu', 'ngộ độc', 'uống thuốc chuột', 'quá liều', 'overdose'],
  suicide_risk: ['tự tử', 'tự sát', 'muốn chết', 'không muốn sống', 'suicidal', 'want to die'],
  anaphylaxis: ['sốc phản vệ', 'anaphylaxis'],
  heat_stroke: ['sốc nhiệt', 'heat stroke'],
  severe_bleeding: ['chảy máu không cầm', 'bleeding heavily'],
  chest_pain_severe: ['nhồi máu cơ tim', 'heart attack'],
};
