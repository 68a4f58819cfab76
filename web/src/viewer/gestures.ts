import { panBy, rest, type View, zoomAt } from './view.ts';

type Point = { x: number; y: number };

export type Gestures = {
  change: (update: (view: View) => View) => void;
  /** A quick sidewards stroke: 1 to what comes next, -1 to what was before. */
  swipe: (by: 1 | -1) => void;
};

const swipePx = 70;
const doubleTapFactor = 2.5;
const wheelPxPerE = 400;

/** One finger moves, two zoom, the wheel zooms where it points, a double tap zooms in and out. Gives what ends it. */
export function watchGestures(stage: HTMLElement, { change, swipe }: Gestures): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  watchPointers(stage, { change, swipe }, fromMiddle, signal);
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      change((view) => zoomAt(view, Math.exp(-event.deltaY / wheelPxPerE), fromMiddle(pointOf(event))));
    },
    { passive: false, signal },
  );
  stage.addEventListener(
    'dblclick',
    (event) => change((view) => (view.scale > 1 ? rest : zoomAt(view, doubleTapFactor, fromMiddle(pointOf(event))))),
    { signal },
  );
  return () => ended.abort();
}

function watchPointers(
  stage: HTMLElement,
  { change, swipe }: Gestures,
  fromMiddle: (point: Point) => Point,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  const down = (event: PointerEvent) => {
    stage.setPointerCapture(event.pointerId);
    start = pointers.size === 0 ? pointOf(event) : undefined;
    pointers.set(event.pointerId, pointOf(event));
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) return change((view) => panBy(view, now.x - before.x, now.y - before.y));
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    change((view) => zoomAt(view, factor, fromMiddle(middle(now, other))));
  };
  const up = (event: PointerEvent) => {
    const wasOnly = pointers.size === 1;
    pointers.delete(event.pointerId);
    if (!wasOnly || !start || event.type !== 'pointerup') return;
    const { x, y } = pointOf(event);
    if (Math.abs(x - start.x) > swipePx && Math.abs(y - start.y) < swipePx) swipe(x < start.x ? 1 : -1);
  };
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
