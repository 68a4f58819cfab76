/** The addresses of what comes after the story. */
export const aboutUrl = '/find-help/about';
/** One page for each question of the engine, the first is 1. */
export const askUrl = (part: number) => `/find-help/ask/${part}`;
