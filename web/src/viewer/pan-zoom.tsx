import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings.viewer.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { panBy, rest, type View, zoomAt, zoomMax } from './view.ts';

type PanZoomProps = {
  /** A swipe over a picture that is not zoomed goes to the next or the one before. */
  onStep: (by: number) => void;
  /** More buttons beside those that zoom and turn. */
  tools?: ComponentChildren;
  children: ComponentChildren;
};

const stepFactor = 1.5;
const swipePx = 70;
const panPx = 60;
const doubleTapFactor = 2.5;

/** Its child can be pinched, wheeled, dragged and turned, or all of that with buttons and keys. */
export function PanZoom({ onStep, tools, children }: PanZoomProps) {
  const t = useTexts(viewerTexts);
  const stage = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(rest);
  const [turns, setTurns] = useState(0);

  useEffect(() => {
    moved.current?.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
  }, [view]);

  const zoomBy = (factor: number) => setView((current) => zoomAt(current, factor, middleOfStage));
  useKeys(setView, view.scale > 1);
  useGestures(stage, setView, (by) => {
    if (view.scale === 1) onStep(by);
  });

  return (
    <>
      <div ref={stage} class={view.scale > 1 ? 'viewer-stage viewer-stage-zoomed' : 'viewer-stage'}>
        <div ref={moved} class={`viewer-moved viewer-turned-${turns % 4}`}>
          {children}
        </div>
      </div>
      <div class="viewer-tools">
        <Tool icon="zoomOut" label={t.zoomOut} disabled={view.scale <= 1} onClick={() => zoomBy(1 / stepFactor)} />
        <Tool icon="zoomIn" label={t.zoomIn} disabled={view.scale >= zoomMax} onClick={() => zoomBy(stepFactor)} />
        <Tool
          icon="refresh"
          label={t.rotate}
          onClick={() => {
            setTurns((current) => current + 1);
            setView(rest);
          }}
        />
        {tools}
      </div>
    </>
  );
}

type ToolProps = { icon: IconName; label: string; onClick: () => void; disabled?: boolean; pressed?: boolean };

export function Tool({ icon, label, onClick, disabled = false, pressed }: ToolProps) {
  return (
    <button class="viewer-tool" type="button" disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

type Point = { x: number; y: number };
type SetView = (update: (view: View) => View) => void;

const middleOfStage: Point = { x: 0, y: 0 };

/** Plus, minus and zero zoom; the arrows move a picture that is larger than the screen, and else belong to the viewer. */
function useKeys(setView: SetView, isZoomed: boolean): void {
  useEffect(() => {
    const zoom = (factor: number) => (view: View) => zoomAt(view, factor, middleOfStage);
    const pan = (dx: number, dy: number) => (view: View) => panBy(view, dx, dy);
    const keys: Record<string, (view: View) => View> = {
      '+': zoom(stepFactor),
      '=': zoom(stepFactor),
      '-': zoom(1 / stepFactor),
      '0': () => rest,
      ...(isZoomed && {
        ArrowUp: pan(0, panPx),
        ArrowDown: pan(0, -panPx),
        ArrowLeft: pan(panPx, 0),
        ArrowRight: pan(-panPx, 0),
      }),
    };
    const press = (event: KeyboardEvent) => {
      const update = keys[event.key];
      const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement;
      if (!update || isElsewhere) return;
      event.preventDefault();
      event.stopPropagation();
      setView(update);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [setView, isZoomed]);
}

/** One finger moves, two zoom, the wheel zooms where it points, a quick sidewards stroke is a swipe. */
function useGestures(stage: { current: HTMLDivElement | null }, setView: SetView, onSwipe: (by: number) => void): void {
  const latestSwipe = useRef(onSwipe);
  latestSwipe.current = onSwipe;
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    let start: Point | undefined;
    const fromMiddle = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const down = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      start = pointers.size === 0 ? pointOf(event) : undefined;
      pointers.set(event.pointerId, pointOf(event));
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (!other) return setView((view) => panBy(view, now.x - before.x, now.y - before.y));
      const factor = distance(now, other) / Math.max(distance(before, other), 1);
      setView((view) => zoomAt(view, factor, fromMiddle(middle(now, other))));
    };
    const up = (event: PointerEvent) => {
      const wasOnly = pointers.size === 1;
      pointers.delete(event.pointerId);
      if (!wasOnly || !start || event.type !== 'pointerup') return;
      const { x, y } = pointOf(event);
      if (Math.abs(x - start.x) > swipePx && Math.abs(y - start.y) < swipePx) latestSwipe.current(x < start.x ? 1 : -1);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((view) => zoomAt(view, Math.exp(-event.deltaY / 400), fromMiddle(pointOf(event))));
    };
    const twice = (event: MouseEvent) =>
      setView((view) => (view.scale > 1 ? rest : zoomAt(view, doubleTapFactor, fromMiddle(pointOf(event)))));
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('dblclick', twice);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('dblclick', twice);
    };
  }, [stage, setView]);
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
