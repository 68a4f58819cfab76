import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from './viewer.tsx';

type ViewerProps = ComponentProps<typeof Viewer>;

/** The viewer, fetched when the first document is opened. */
export function LazyViewer(props: ViewerProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ViewerProps>>();
  const { onClose } = props;
  useEffect(() => {
    let isCurrent = true;
    import('./viewer.tsx').then(
      ({ Viewer: loaded }) => isCurrent && setLoaded(() => loaded),
      // Without the network there is nothing to look at with; the page below says that it is offline.
      () => isCurrent && onClose(),
    );
    return () => {
      isCurrent = false;
    };
  }, [onClose]);
  return Loaded ? <Loaded {...props} /> : null;
}
