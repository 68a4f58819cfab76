/** What a page must know before it sends a document; apart, so that it need not fetch all the other numbers for it. */
export const documentLimits = {
  documentSizeBytesMax: 25 * 1024 * 1024,
  documentsPerCaseMax: 200,
} as const;
