import { orThrow } from '@credence/api-client';
import { type ActionFunctionArgs, useFetcher, useSearchParams } from 'react-router-dom';
import { api } from '../../api.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';
import { ForgotScreen, type Outcome } from './ForgotScreen.js';
import { NewPasswordScreen } from './NewPasswordScreen.js';

type Submission = { username: string } | { user: string; secret: string; password: string };

export async function action({ request }: ActionFunctionArgs): Promise<Outcome> {
  const submission = (await request.json()) as Submission;
  const { text } = catalogue();
  const asks = 'username' in submission;
  try {
    const { message = '' } = await orThrow(
      asks
        ? api.POST('/user/forgot-password', { body: submission })
        : api.POST('/user/reset-password', { body: submission }),
    );
    return { ok: true, message: asks ? text.server.passwordLinkSent(message) : text.server.passwordSet(message) };
  } catch (error) {
    return { ok: false, message: failureSentence(error, text, text.forgot) };
  }
}

/** Requests the link; when opened through the link, asks for the new password. */
export function Component() {
  const [query] = useSearchParams();
  const [user, secret] = [query.get('user'), query.get('secret')];
  // Keyed by the secret: the result for one link does not apply to the next.
  return user && secret ? <NewPassword key={secret} user={user} secret={secret} /> : <Forgot />;
}

function Forgot() {
  const { submit, reset, ...state } = useCall();
  return <ForgotScreen {...state} onSubmit={(username) => submit({ username })} onAgain={reset} />;
}

function NewPassword({ user, secret }: { user: string; secret: string }) {
  const { sending, outcome, submit } = useCall();
  return (
    <NewPasswordScreen
      username={user}
      sending={sending}
      outcome={outcome}
      onSubmit={(password) => submit({ user, secret, password })}
    />
  );
}

function useCall() {
  const call = useFetcher<Outcome>();
  return {
    sending: call.state !== 'idle',
    outcome: call.state === 'idle' ? call.data : undefined,
    submit: (submission: Submission) => void call.submit(submission, { method: 'post', encType: 'application/json' }),
    reset: () => call.reset(),
  };
}
