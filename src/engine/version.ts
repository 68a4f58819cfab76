/** Rises whenever the same intake may be answered differently. */
export const engineVersion = '1.0.0';
