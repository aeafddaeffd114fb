import { institution } from '@credence/text/english/app/institution';
import { Alert, Button } from '@credence/ui';
import { Link } from 'react-router-dom';
import type { ProfileBody } from '../../features/account/profileValues.js';
import { paths } from '../../ground/paths.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import type { RefusedArrival, Step } from './arrive.js';
import { ForgottenPassword } from './ForgottenPassword.js';
import { JoinForm } from './JoinForm.js';
import { ProfileForm } from './ProfileForm.js';

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
