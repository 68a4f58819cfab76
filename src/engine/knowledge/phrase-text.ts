/**
 * Phrases as they are written down, separated by "|". "mặt/môi tái/nhợt" stands for each way to choose one of the words
 * between strokes, "_" joining words that belong together; "~đứng" for the ways to say that someone cannot stand;
 * "@NAME" for all the phrases of another concept; "vào" also for "vô"; and "doesnt" also for "does not".
 */
export function expandPhrases(text: string, phrasesOf: (name: string) => string[] = none): string[] {
  return text.split('|').flatMap((written) => {
    const phrase = written.replace(/\s+/g, ' ').trim();
    if (phrase.startsWith('@')) return phrasesOf(phrase.slice(1));
    const ways = choices(phrase).flatMap(inTheSouth).flatMap(inFull);
    return ways.flatMap((way) => (way.startsWith('~') ? cannot(way.slice(1)) : way === '' ? [] : [way]));
  });
}

const into = /(?<= |^)vào(?= |$)/gu;

/** Half the country says "vô" for "vào". */
function inTheSouth(way: string): string[] {
  const southern = way.replace(into, 'vô');
  return southern === way ? [way] : [way, southern];
}

const shortened = /\b(can|could|do|does|did|will|is|has|have)nt\b|\bwont\b|\bcant\b/u;
const inFullOf: Readonly<Record<string, string>> = { cant: 'can not', wont: 'will not' };

/** Whoever writes "does not" means "doesnt". */
function inFull(way: string): string[] {
  const full = way.replace(shortened, (short) => inFullOf[short] ?? short.replace(/nt$/, ' not'));
  return full === way ? [way] : [way, full];
}

function none(name: string): string[] {
  throw new Error(`“${name}” cannot be named here`);
}

/** "200/110" is a number; between letters a stroke is a choice. */
const stroke = /(?<=\p{L})\/(?=\p{L})/u;

function choices(phrase: string): string[] {
  let ways = [''];
  for (const word of phrase.split(' ')) {
    const options = word.split(stroke).map((option) => option.replaceAll('_', ' '));
    ways = ways.flatMap((way) => options.map((option) => (way ? `${way} ${option}` : option)));
  }
  return ways;
}

function cannot(verb: string): string[] {
  return [
    `không ${verb} được`,
    `không ${verb} nổi`,
    `${verb} không được`,
    `${verb} không nổi`,
    `chẳng ${verb} được`,
    `${verb} hết nổi`,
    `không thể ${verb}`,
    `chẳng ${verb} nổi`,
    `hết ${verb} nổi`,
    `${verb} cũng không nổi`,
    `${verb} cũng không được`,
    `${verb} mãi không được`,
    `${verb} hoài không được`,
    `${verb} … không nổi`,
    `không tự ${verb}`,
  ];
}

/** The phrases of every concept, with what they name of one another filled in. */
export function expandConcepts(concepts: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const expanded = new Map<string, string[]>();
  const phrasesOf = (name: string): string[] => {
    const known = expanded.get(name);
    if (known) return known;
    const text = concepts[name];
    if (text === undefined) throw new Error(`“${name}” is no concept`);
    const phrases = [...new Set(expandPhrases(text, phrasesOf))];
    expanded.set(name, phrases);
    return phrases;
  };
  for (const name of Object.keys(concepts)) phrasesOf(name);
  return expanded;
}
