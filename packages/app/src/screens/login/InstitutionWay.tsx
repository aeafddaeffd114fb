import { institution } from '@credence/text/english/app/institution';
import { Alert, Button } from '@credence/ui';
import { useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { Way } from './InstitutionWay.styles.js';
import { openInstitution } from './openInstitution.js';

export interface InstitutionWayProps {
  /** What the operator writes on the button. */
  name: string;
  /** Where to go after the login. */
  from: string | undefined;
}

const useWords = wordsOfPart(institution, (folder) => folder.institution());

/** The way to the institution's login. Only sites that have one load it. Suspends. */
export default function InstitutionWay({ name, from }: InstitutionWayProps) {
  const text = useFirstText();
  const words = useWords();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    setFailure(undefined);
    try {
      // The page stays busy until it is gone.
      await openInstitution(from);
    } catch (error) {
      setFailure(failureSentence(error, text, { failed: words.notOpened }));
      setLeaving(false);
    }
  };
  return (
    <Way>
      <p>{words.or}</p>
      {failure ? <Alert>{failure}</Alert> : null}
      <Button busy={isLeaving} onClick={() => void leave()}>
        {isLeaving ? words.leaving : name}
      </Button>
    </Way>
  );
}
