import { institution, type InstitutionWords } from '@credence/text/english/app/institution';
import { Alert, Button, Text } from '@credence/ui';
import { Link } from 'react-router-dom';
import type { ProfileBody } from '../../features/account/profileValues.js';
import { paths } from '../../ground/paths.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import type { RefusedArrival, Step } from './arrive.js';
import { JoinForm } from './JoinForm.js';
import { ProfileForm } from './ProfileForm.js';
import { useState } from 'react';
import { mailPasswordLink } from '../../features/account/mailPasswordLink.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';

/** What a step sends. */
export type StepBody =
  | { readonly kind: 'join'; readonly password: string; readonly code?: string }
  | (ProfileBody & { readonly kind: 'register' });

interface InstitutionScreenProps {
  arrived: Step | RefusedArrival;
  sending: boolean;
  /** Why the last step failed. A new object for each. */
  refused: RefusedArrival | undefined;
  onSubmit: (body: StepBody) => void;
}

const useWords = wordsOfPart(institution, (folder) => folder.institution());

/** The page that the institution's provider leads back to, for who is not signed in by that alone. Suspends. */
export function InstitutionScreen({ arrived, sending, refused, onSubmit }: InstitutionScreenProps) {
  const words = useWords();
  if (!('needs' in arrived))
    return (
      <EntryFrame
        title={words.title}
        lead={words.failed}
        message={<Alert>{arrived.message ?? words.noResponse}</Alert>}
      >
        <Ways>
          <Button variant="primary" asChild>
            <Link to={paths.login.href()}>{words.again}</Link>
          </Button>
        </Ways>
      </EntryFrame>
    );
  const step = { words, sending, refused };
  return arrived.needs === 'profile' ? (
    <EntryFrame title={words.profileTitle} lead={words.profileLead(arrived.username)}>
      <ProfileForm {...step} named={arrived} onSubmit={(profile) => onSubmit({ ...profile, kind: 'register' })} />
    </EntryFrame>
  ) : (
    <EntryFrame title={words.joinTitle} lead={words.joinLead(arrived.username)}>
      <JoinForm {...step} onSubmit={(given) => onSubmit({ ...given, kind: 'join' })} />
      <Ways>
        <ForgottenPassword words={words} username={arrived.username} />
      </Ways>
    </EntryFrame>
  );
}

/** For whoever no longer knows the password of the account that is to be joined: the mail proves that it is theirs. */
function ForgottenPassword({ words, username }: { words: InstitutionWords; username: string }) {
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
