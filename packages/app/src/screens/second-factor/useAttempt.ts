import type { SecondFactorWords } from '@credence/text/english/app/secondFactor';
import { useRef, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';

/** Does one thing at a time, and says why it failed. */
export function useAttempt(words: SecondFactorWords): {
  busy: boolean;
  problem: string | undefined;
  attempt: (act: () => Promise<void>) => void;
} {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = useRef(false);
  const run = async (act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(failureSentence(error, text, words));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, attempt: (act) => void run(act) };
}
