const airPx = 16;

/**
 * Whoever asks for new advice stands far below it on a phone: they are taken to the red card, or to the top of the case
 * where there is none. Once it is drawn, and the dialog has given the focus back.
 */
export function showVerdict(): void {
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>('.emergency h2');
    (card ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    // The header is taller with large text, and now that there is a warning in it.
    const headerPx = document.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0;
    const { top = 0 } = card?.getBoundingClientRect() ?? {};
    scrollTo(0, card ? scrollY + top - headerPx - airPx : 0);
  });
}
