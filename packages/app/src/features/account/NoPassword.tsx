import { takingPart } from '@credence/text/english/app/takingPart';
import { Alert, Button, Text } from '@credence/ui';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { mailPasswordLink } from './mailPasswordLink.js';

export interface NoPasswordProps {
  username: string;
  /** Why there may be one; else only that there is none yet. */
  about?: string;
  /** Below the offer. */
  children?: ReactNode;
}

const useWords = wordsOfPart(takingPart, (folder) => folder.takingPart());

/** Offers a password to whoever has none. Only they load it. Suspends. */
export default function NoPassword({ username, about, children }: NoPasswordProps) {
  const text = useText();
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [mailed, setMailed] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const mail = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setMailed((await mailPasswordLink(username)).message);
    } catch (error) {
      setFailure(failureSentence(error, text, words));
    }
    setBusy(false);
  };
  return (
    <>
      <Text>{about ?? words.noPasswordYet}</Text>
      {failure ? <Alert>{failure}</Alert> : null}
      <div>
        <Button busy={isBusy} onClick={() => void mail()}>
          {words.mailPassword}
        </Button>
      </div>
      <Text variant="hint" role="status">
        {mailed ?? children}
      </Text>
    </>
  );
}
