import type { InstitutionWords } from '@credence/text/english/app/institution';
import { Button, Text } from '@credence/ui';
import { useState } from 'react';
import { mailPasswordLink } from '../../features/account/mailPasswordLink.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';

/** For whoever no longer knows the password of the account that is to be joined: the mail proves that it is theirs. */
export function ForgottenPassword({ words, username }: { words: InstitutionWords; username: string }) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();

  const mail = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      setSaid(`${(await mailPasswordLink(username)).message} ${words.forgottenThen}`);
    } catch (error) {
      setSaid(failureSentence(error, text) ?? words.noResponse);
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={isBusy} onClick={() => void mail()}>
        {words.forgotten}
      </Button>
      <Text role="status">{said}</Text>
    </>
  );
}
