import { useEffect, useState } from 'preact/hooks';
import { useStrings } from '../language.ts';
import { Button } from './button.tsx';

type CopyButtonProps = {
  text: string;
  label: string;
  look?: 'main' | 'plain' | 'quiet';
  wide?: boolean;
  /** Said when the browser does not let us copy. */
  failed: string;
  onCopied?: () => void;
};

const shownMs = 4000;
const twoSheets = 'M9 9h11v11H9zM15 9V4H4v11h5';

export function CopyButton({ text, label, look = 'plain', wide = false, failed, onCopied }: CopyButtonProps) {
  const t = useStrings();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button look={look} wide={wide} icon={state === 'copied' ? 'check' : twoSheets} onClick={copy}>
        {state === 'copied' ? t.copied : label}
      </Button>
      <span class="visually-hidden" role="status">
        {state === 'copied' ? t.copied : ''}
      </span>
      {state === 'failed' && (
        <p class="small" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}
