/** The part of the directory that works with no network: provinces, and the emergency departments of each. */
export const directoryUrl = '/offline/directory.json';
