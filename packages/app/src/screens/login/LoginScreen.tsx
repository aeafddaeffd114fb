import type { Credentials } from '@credence/api-client';
import { Alert, Button, Spinner } from '@credence/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { PeopleRow } from '../../shell/layout/PeopleRow.js';
import { paths } from '../../ground/paths.js';
import type { FirstText } from '@credence/text';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import type { CodeStepProps } from './CodeStep.js';
import type { InstitutionWayProps } from './InstitutionWay.js';
import type { LoginFailure } from './loginFailure.js';
import { LoginForm } from './LoginForm.js';
import { Ornament } from './LoginScreen.styles.js';
import { LaterNotice } from '../../shell/layout/laterDialogs.js';

/** What the banner says of these has nothing to do with a wrong password. */
const notOfPassword = new Set(['not_activated', 'code_needed', 'wrong_code', 'institution_only']);

/**
 * Says that signing in failed, once per attempt. It closes itself; the banner stays. Its texts are about a wrong
 * password, so with the right one of an account that is not activated it does not cover the banner, which says why.
 */
function FailureModal({ failure }: { failure: LoginFailure | undefined }) {
  const { login } = useFirstText();
  const [closed, setClosed] = useState<LoginFailure>();

  return (
    <LaterNotice
      open={failure !== undefined && failure !== closed && !notOfPassword.has(failure.code ?? '')}
      onClose={() => setClosed(failure)}
      tone="error"
      title={login.failedTitle}
    >
      {failure?.reason === 'no-token' ? login.noToken : login.refused}
    </LaterNotice>
  );
}

/** Only sites that have one load it. Without a connection there is no way to it either. */
const InstitutionWay = lazy<ComponentType<InstitutionWayProps>>(() =>
  import('./InstitutionWay.js').catch(() => ({ default: () => null })),
);
/** Only who has a second factor loads it. */
const CodeStep = lazy<ComponentType<CodeStepProps>>(() => import('./CodeStep.js'));

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
  /** What the button of the institution's login says, if the site has one. */
  institution?: string | undefined;
  /** Where to go after signing in there. */
  from?: string | undefined;
  submitting: boolean;
  /** Why the last attempt failed. A new object for each attempt. */
  failure: LoginFailure | undefined;
  onSubmit: (credentials: Credentials) => void;
}

/** Signing in. */
export function LoginScreen(props: LoginScreenProps) {
  const { message, hasEnded, invited, goesOn, demo = [], institution, from, submitting, failure, onSubmit } = props;
  const text = useFirstText();
  const { login } = text;
  const failed = submitting ? undefined : failure;
  const [sent, setSent] = useState<Credentials>();
  const submit = (credentials: Credentials) => {
    setSent(credentials);
    onSubmit(credentials);
  };
  // It stays until somebody goes back, also while a code is checked.
  const [step, setStep] = useState<{ asks: boolean; since: LoginFailure | undefined }>({
    asks: false,
    since: undefined,
  });
  if (failed?.code === 'code_needed' && failed !== step.since) setStep({ asks: true, since: failed });
  const { asks } = step;
  const said = failed?.code === 'code_needed' || (failed?.code === 'wrong_code' && !asks) ? undefined : failed;

  return (
    <EntryFrame
      title={login.title}
      lead={invited ? login.invited : goesOn ? login.goesOn : login.lead}
      message={
        <>
          {said ? <Alert action={activationOf(said, text)}>{failureSentence(said, text, login)}</Alert> : null}
          {hasEnded && !message && !failed ? <Alert tone="info">{login.sessionEnded}</Alert> : null}
          {message && !failed ? <Alert tone="success">{message}</Alert> : null}
        </>
      }
    >
      <Ornament>
        <PeopleRow percent={62} />
      </Ornament>
      {asks && sent ? (
        <Suspense fallback={<Spinner>{text.common.loading}</Spinner>}>
          <CodeStep
            username={sent.username}
            submitting={submitting}
            failure={failed}
            onSubmit={(code) => onSubmit({ ...sent, code })}
            onBack={() => setStep({ ...step, asks: false })}
          />
        </Suspense>
      ) : (
        <LoginForm username={invited} demo={demo} submitting={submitting} failure={failed} onSubmit={submit}>
          {institution === undefined ? null : (
            <Suspense>
              <InstitutionWay name={institution} from={from} />
            </Suspense>
          )}
        </LoginForm>
      )}
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
