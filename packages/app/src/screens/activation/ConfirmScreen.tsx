import { Alert, Button, Spinner, TextLink } from '@credence/ui';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { type OwnerAnswer, OwnerStep, type PendingRegistration } from './OwnerStep.js';

/** The result of a confirmation. */
export interface Confirmed {
  readonly ok: boolean;
  readonly message: string;
  /** Nothing is activated yet: another browser signed up. */
  readonly registration?: PendingRegistration;
  /** The registration was not the owner's, and is gone. */
  readonly removed?: boolean;
}

interface ConfirmScreenProps {
  confirmed: Promise<Confirmed>;
  sending: boolean;
  /** The result of the owner's answer. */
  answered: Confirmed | undefined;
  onAnswer: (answer: OwnerAnswer) => void;
}

/** Confirms an account through a mailed link: shows that it is working, then the result. */
export function ConfirmScreen(props: ConfirmScreenProps) {
  const { signup } = useText();
  return (
    <EntryFrame title={signup.confirmTitle}>
      <Suspense fallback={<Spinner>{signup.confirming}</Spinner>}>
        <Outcome {...props} />
      </Suspense>
    </EntryFrame>
  );
}

function Outcome({ confirmed, sending, answered, onAnswer }: ConfirmScreenProps) {
  const first = use(confirmed);
  if (answered?.ok) return <Result {...answered} />;
  if (!first.registration) return <Result {...first} />;
  return (
    <>
      <Alert tone="info">{first.message}</Alert>
      <OwnerStep
        registration={first.registration}
        sending={sending}
        failure={answered?.message}
        attempt={answered}
        onAnswer={onAnswer}
      />
    </>
  );
}

function Result({ ok, message, removed = false }: Confirmed) {
  const { signup } = useText();
  return (
    <>
      <Alert tone={ok ? 'success' : 'error'}>{message}</Alert>
      <Ways>
        {ok && !removed ? (
          <Button variant="primary" asChild>
            <Link to={paths.login.href()}>{signup.goToLogin}</Link>
          </Button>
        ) : null}
        {removed ? (
          <TextLink asChild>
            <Link to={paths.signup.href()}>{signup.signUpYourself}</Link>
          </TextLink>
        ) : null}
        {ok ? null : (
          <>
            <TextLink asChild>
              <Link to={paths.activate.href()}>{signup.newLink}</Link>
            </TextLink>
            <TextLink asChild>
              <Link to={paths.login.href()}>{signup.goToLogin}</Link>
            </TextLink>
          </>
        )}
      </Ways>
    </>
  );
}
