import type { Credentials } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { PeopleRow } from '../../shell/layout/PeopleRow.js';
import { paths } from '../../ground/paths.js';
import type { FirstText } from '@credence/text';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { FailureModal } from './FailureModal.js';
import type { LoginFailure } from './loginFailure.js';
import { LoginForm } from './LoginForm.js';
import { Ornament } from './LoginScreen.styles.js';

export interface LoginScreenProps {
  /** Explains what led here. */
  message?: string | undefined;
  /** True if a session ended and led here. */
  hasEnded: boolean;
  /** The address of somebody who opened the mail of an invitation. */
  invited?: string | undefined;
  /** True if the user was redirected here from another page. */
  goesOn: boolean;
  /** Accounts for trying the product, if the server offers any. */
  demo: readonly Credentials[] | undefined;
  submitting: boolean;
  /** Why the last attempt failed. A new object for each attempt. */
  failure: LoginFailure | undefined;
  onSubmit: (credentials: Credentials) => void;
}

/** Signing in. */
export function LoginScreen({
  message,
  hasEnded,
  invited,
  goesOn,
  demo = [],
  submitting,
  failure,
  onSubmit,
}: LoginScreenProps) {
  const text = useFirstText();
  const { login } = text;
  const failed = submitting ? undefined : failure;

  return (
    <EntryFrame
      title={login.title}
      lead={invited ? login.invited : goesOn ? login.goesOn : login.lead}
      message={
        <>
          {failed ? <Alert action={activationOf(failed, text)}>{failureSentence(failed, text, login)}</Alert> : null}
          {hasEnded && !message && !failed ? <Alert tone="info">{login.sessionEnded}</Alert> : null}
          {message && !failed ? <Alert tone="success">{message}</Alert> : null}
        </>
      }
    >
      <Ornament>
        <PeopleRow percent={62} />
      </Ornament>
      <LoginForm username={invited} demo={demo} submitting={submitting} failure={failed} onSubmit={onSubmit} />
      <FailureModal failure={failed} />
    </EntryFrame>
  );
}

/** Leads those whose account is not active yet to where the link can be sent again. */
function activationOf({ code, username }: LoginFailure, { signup }: FirstText): ReactNode {
  if (code !== 'not_activated') return null;
  return (
    <Button size="small" asChild>
      <Link to={paths.activate.href()} state={{ username }}>
        {signup.resend}
      </Link>
    </Button>
  );
}
