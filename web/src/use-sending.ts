import { useState } from 'preact/hooks';
import type { Answer, Failure, Result } from './request.ts';

type Sending = {
  isBusy: boolean;
  /** Why the last request failed; nothing after one that did not. */
  failure: Failure | undefined;
  send: <Value>(answer: Answer<Value>) => Promise<Result<Value>>;
};

/** A request that someone has asked for: whether it is under way, and why it failed. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    isBusy,
    failure,
    async send(answer) {
      setBusy(true);
      setFailure(undefined);
      const result = await answer;
      setBusy(false);
      if (!result.ok) setFailure(result.failure);
      return result;
    },
  };
}
