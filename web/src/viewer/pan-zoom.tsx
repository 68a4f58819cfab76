import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../language.ts';
import { viewerTexts } from '../strings/viewer.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { drawings } from './drawings.ts';
import { watchGestures } from './gestures.ts';
import { panBy, rest, type View, zoomAt, zoomMax } from './view.ts';

type PanZoomProps = {
  /** A swipe over a picture that is not zoomed goes to the next or the one before. */
  onStep: (by: number) => void;
  /** More buttons beside those that zoom and turn. */
  tools?: ComponentChildren;
  children: ComponentChildren;
};

const stepFactor = 1.5;
const panPx = 60;

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
        <Tool
          icon={drawings.zoomOut}
          label={t.zoomOut}
          disabled={view.scale <= 1}
          onClick={() => zoomBy(1 / stepFactor)}
        />
        <Tool
          icon={drawings.zoomIn}
          label={t.zoomIn}
          disabled={view.scale >= zoomMax}
          onClick={() => zoomBy(stepFactor)}
        />
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

type SetView = (update: (view: View) => View) => void;

const middleOfStage = { x: 0, y: 0 };

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

function useGestures(stage: { current: HTMLDivElement | null }, change: SetView, onSwipe: (by: number) => void): void {
  const latestSwipe = useRef(onSwipe);
  latestSwipe.current = onSwipe;
  useEffect(() => {
    const element = stage.current;
    return element ? watchGestures(element, { change, swipe: (by) => latestSwipe.current(by) }) : undefined;
  }, [stage, change]);
}
