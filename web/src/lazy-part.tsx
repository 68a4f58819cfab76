import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStrings, wordsReady } from './language.ts';
import { Loading, Skeleton } from './ui/skeleton.tsx';
import { ErrorState } from './ui/states.tsx';
import { whenIdle } from './when-idle.ts';

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of need; a failure is told when the part is shown. */
  prepare: () => void;
};

type Look<Props> = {
  /** Fetched when the page is idle, though it is shown: for what is not seen at first. */
  isLater?: boolean;
  /** In the place of what is coming. */
  Waiting?: ComponentType;
  /** In its place when it could not be fetched. */
  Failed?: ComponentType;
  /** Around it until it is there; it gets what the part gets. */
  Frame?: ComponentType<Props & { children: ComponentChildren }>;
};

const nothing = () => null;

/** For what may come a little later without leaving a hole, and is looked for where it is not. */
export const unseenAtFirst = { isLater: true, Waiting: nothing };

/** For what nobody misses: where it cannot be fetched nothing tells of it. */
export const unseen = { ...unseenAtFirst, Failed: nothing };

/** A part of a screen whose code is fetched when it is first shown, or prepared before. */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { Waiting = WaitingLines, Failed = FailedBox, Frame = Bare, isLater = false }: Look<Props> = {},
): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;

  const load = () => {
    fetching ??= fetchPart()
      .then(async (part) => {
        await wordsReady();
        fetched = part;
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };

  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
    const start = () => {
      load().then(
        () => setState('here'),
        () => setState('failed'),
      );
    };
    useEffect(() => {
      // It may have come since this was rendered.
      if (fetched) setState('here');
      else if (isLater) whenIdle(start);
      else start();
    }, []);
    const Fetched = fetched;
    if (Fetched) return <Fetched {...props} />;
    return <Frame {...props}>{state === 'failed' ? <Failed /> : <Waiting />}</Frame>;
  }

  return Object.assign(Part, { prepare: () => void load().catch(() => undefined) });
}

function Bare({ children }: { children: ComponentChildren }) {
  return <>{children}</>;
}

function WaitingLines() {
  return (
    <Loading>
      <Skeleton look="title" />
      <Skeleton />
      <Skeleton look="short" />
    </Loading>
  );
}

/** A page that has failed to fetch a piece of code never asks for it again; a new page does. */
function FailedBox() {
  const t = useStrings();
  return <ErrorState title={t.failedTitle} text={t.failedText} onRetry={() => location.reload()} />;
}
