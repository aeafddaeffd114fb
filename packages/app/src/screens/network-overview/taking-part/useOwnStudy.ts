import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { paths } from '../../../ground/paths.js';
import { session } from '../../../ground/session/index.js';
import { failureSentence } from '../../../ground/text/failureSentence.js';
import { useText } from '../../../ground/text/useText.js';
import { useNotice } from '../../../shell/layout/useNotice.js';
import { sayFinished, withdraw } from './ownStudy.js';
import { useTakingPartWords } from './useTakingPartWords.js';

/** What an expert does about their part: one thing at a time, each with what became of it. */
export function useOwnStudy(networkId: string) {
  const text = useText();
  const words = useTakingPartWords();
  const notify = useNotice();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const attempt = async (act: () => Promise<unknown>, then: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      await then();
    } catch (error) {
      setFailure(failureSentence(error, text, words));
      // The round may have closed meanwhile.
      await revalidate();
    }
    setBusy(false);
  };
  return {
    isBusy,
    failure,
    finish: (finished: boolean) => void attempt(() => sayFinished(networkId, finished), revalidate),
    withdraw: (keeps: boolean) =>
      void attempt(
        () => withdraw(networkId, keeps),
        async () => {
          // A session by the link of the study has ended with the part.
          const isOver = session.state().study !== null;
          if (isOver) session.forget();
          await navigate(isOver ? paths.login.href() : paths.networksOverview.href());
          notify({ tone: 'success', text: keeps ? words.withdrewKeeping : words.withdrewErasing });
        },
      ),
  };
}
