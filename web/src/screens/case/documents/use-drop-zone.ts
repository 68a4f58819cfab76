import { useEffect, useRef, useState } from 'preact/hooks';

/** Takes files that are dropped on an element; tells whether some are held over it. */
export function useDropZone(area: { current: HTMLElement | null }, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // Moving onto a child leaves the parent: only the balance tells.
    let depth = 0;
    const count = (by: number) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      count(1);
    };
    const over = (event: DragEvent) => event.preventDefault();
    const leave = () => count(-1);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      count(-depth);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragenter', enter);
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragenter', enter);
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [area]);
  return isOver;
}
