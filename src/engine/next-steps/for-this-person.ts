import type { Language } from '#contract/vocabulary.ts';
import type { Step } from '../knowledge/next-steps/step.ts';
import type { Person } from './person.ts';

type Said = Readonly<Record<Language, RegExp>>;

/** Clauses that are for girls or women alone, among others of a line that holds for all. */
const ofWomen: Said = {
  vi: /^(?:con gái|phụ nữ|nữ giới|bạn nữ)(?!\p{L})/iu,
  en: /^(?:girls|women)(?!\p{L})/iu,
};
const ofPregnancy: Said = {
  vi: /^(?:(?:đang |có thể (?:đang )?|muốn |định )?(?:có|mang) (?:thai|bầu)(?! \p{L}+:)(?=[^,]*$|, hay)|(?:nói|báo)(?: trước| ngay)? (?:nếu|có thể)(?: đang)? (?:có|mang) (?:thai|bầu)(?: hay định có thai| không)?$)/iu,
  en: /^(?:if (?:you are |you may be )?pregnant|not during pregnancy|tell of a pregnancy, also a planned one|planning or starting a pregnancy)(?!\p{L})/iu,
};
/** Words within a clause that holds for all. */
const besides: Said = {
  vi: /, cả khi có thai|(?<=(?:nếu|về) )(?:đang )?(?:có|mang) thai, |^có thai, /giu,
  en: /, also (?:in|when) pregnan(?:cy|t)(?=[,;.])|(?<=(?:if|of|about) )(?:a )?pregnan(?:cy|t), /gu,
};

/** The line without what cannot concern the patient: “con gái nên hỏi …” for a boy, “cả khi có thai” for a man of 72. */
export function forThisPerson({ isMale, mayBePregnant, isPregnant, isFemale, years }: Person): (said: Step) => Step {
  // Nobody has told who it is, or the story is of a mother.
  const isKnown = isMale || (isFemale && years !== undefined);
  if (mayBePregnant || isPregnant || !isKnown) return (said) => said;
  const left = (text: string, language: Language) =>
    clausesLeft(text, (clause) => {
      if (ofPregnancy[language].test(clause) || (isMale && ofWomen[language].test(clause))) return '';
      return clause.replace(besides[language], '');
    });
  return ({ icon, title: { vi, en } }) => ({ icon, title: { vi: left(vi, 'vi'), en: left(en, 'en') } });
}

function clausesLeft(text: string, fitting: (clause: string) => string): string {
  if (!text.endsWith('.')) return text;
  const sentences = text.slice(0, -1).split('. ');
  const left = sentences.map((sentence) => {
    const clauses = sentence.split('; ').map(fitting).filter(Boolean).join('; ');
    return clauses === sentence ? sentence : capital(clauses);
  });
  const said = left.filter(Boolean).join('. ');
  // A line that is of them from end to end is not mended here.
  return said === '' ? text : `${said}.`;
}

function capital(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
