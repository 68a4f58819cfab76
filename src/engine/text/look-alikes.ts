/** Letters that look like Latin ones; each pair is the letter and what a reader takes it for. */
const pairs = (written: string): [string, string][] =>
  written.split(/\s+/).map((pair) => [pair.charAt(0), pair.slice(1)]);

/** Latin letters that no Vietnamese or English word has, and that are typed or drawn for one that they have. */
const latin = pairs(
  `ðđ Ðđ ɖđ Ɖđ ɗđ Ɗđ ƌđ Ƌđ ȡđ ıi ɩi ɪi ſs ɑa ɡg ɢg ʙb ʜh ʟl ɴn ʀr ʏy ǫq ʋv ᴀa ᴄc ᴅd ᴇe ꜰf ᴊj ᴋk ᴍm ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw
  ᴢz ǎă Ǎă ǐi ǒo ǔu ȁa ȃâ ȇê ȏô ȋi ȗu øo Øo łl Łl ħh Ħh ŧt Ŧt`,
);

/** Only where the text is otherwise Latin. */
const otherScripts = pairs(
  `аa еe ёe оo рp сc уy хx іi їi јj ѕs һh ԁd ԛq ԝw ѵv ӏl кk мm нh тt вb ѐe ѝu
  Аa Вb Еe Ёe Кk Мm Нh Оo Рp Сc Тt Уy Хx Іi Їi Јj Ѕs Һh Ԁd Ԛq Ԝw Ѵv Ӏi
  αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ϲc ϳj
  Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Ϲc Ϳj`,
);

export const latinLookAlikes: ReadonlyMap<string, string> = new Map(latin);
export const foreignLookAlikes: ReadonlyMap<string, string> = new Map(otherScripts);
