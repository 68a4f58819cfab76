import { useCallback, useEffect, useRef } from 'preact/hooks';

/** Something over the page that the back button closes, as people on phones expect. Gives what closes it otherwise. */
export function useOverlay(onClose: () => void): () => void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    history.pushState({ isOverlay: true }, '');
    const closed = () => latest.current();
    addEventListener('popstate', closed);
    return () => removeEventListener('popstate', closed);
  }, []);
  return useCallback(() => history.back(), []);
}
