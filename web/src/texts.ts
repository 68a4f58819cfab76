/** The words of one part of the pages: Vietnamese comes with the code, English when someone asks for it. */
export type Texts<Shape> = { readonly vi: Shape; readonly en: Shape | undefined };

const unfetched = new Set<() => Promise<void>>();

export function defineTexts<Shape>(vi: Shape, fetchEnglish: () => Promise<Shape>): Texts<Shape> {
  const texts: { vi: Shape; en: Shape | undefined } = { vi, en: undefined };
  const load = async () => {
    texts.en = await fetchEnglish();
    unfetched.delete(load);
  };
  unfetched.add(load);
  return texts;
}

/** Fetches the English words of all parts that are on the device by now; false when some could not be fetched. */
export async function loadEnglish(): Promise<boolean> {
  const loads = await Promise.allSettled([...unfetched].map((load) => load()));
  return loads.every(({ status }) => status === 'fulfilled');
}
