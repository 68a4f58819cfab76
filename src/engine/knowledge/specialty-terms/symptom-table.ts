/**
 * How people say each symptom: by its name (or by several, when one wording tells several) the wordings, parted by
 * bars. Within a wording a slash parts words that may stand for one another, and `_` joins what is one of them:
 * `đau/nhức lưng/thắt_lưng` is four wordings. `~` and `!` as in `TermTable`. Ours, from how people north and south write.
 */
export type SymptomTable = Readonly<Record<string, string>>;
