import type { DangerStrings } from './danger.ts';

export const en: DangerStrings = {
  title: 'Is any of these happening right now?',
  hint: 'Tick all that apply. If you are not sure, tick it.',
  none: 'None of these',
  some: 'See what to do now',
  signs: {
    unresponsive_or_not_breathing: 'Does not wake up, or is not breathing',
    breathing_difficulty: 'Very short of breath, cannot finish a sentence, blue lips',
    chest_pain_severe: 'Tight chest pain, into arm, jaw or back, or cold sweat',
    stroke_signs: 'Sudden drooping mouth, weakness on one side, trouble speaking',
    seizure: 'Fits (convulsions)',
    severe_bleeding: 'Heavy bleeding that does not stop',
    vomiting_blood: 'Vomiting blood',
    child_danger_signs: 'A small child who will not feed, is hard to wake, or vomits everything',
    pregnancy_bleeding_or_severe_pain: 'Pregnant with bleeding or strong belly pain',
    major_trauma: 'Serious accident, fall from height, stabbing',
    poisoning: 'Swallowed medicine or chemicals, poisoning, smoke',
    suicide_risk: 'Wants to die or to harm themselves',
  },
};
