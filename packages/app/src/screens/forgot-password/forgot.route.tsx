import { orThrow } from '@credence/api-client';
import { type ActionFunctionArgs, useFetcher, useSearchParams } from 'react-router-dom';
import { failureSentence } from '../../account/failureSentence.js';
import { api } from '../../api.js';
import { english } from '../../text/english.js';
import { ForgotScreen, type Outcome } from './ForgotScreen.js';
import { NewPasswordScreen } from './NewPasswordScreen.js';

type Submission = { username: string } | { user: string; secret: string; password: string };

export async function action({ request }: ActionFunctionArgs): Promise<Outcome> {
  const submission = (await request.json()) as Submission;
  try {
    const { message } = await orThrow(
      'username' in submission
        ? api.POST('/user/forgot-password', { body: submission })
        : api.POST('/user/reset-password', { body: submission }),
    );
    return { ok: true, message: message ?? '' };
  } catch (error) {
    return { ok: false, message: failureSentence(error, english.forgot) };
  }
}

/** Asks for the link; opened through the link, asks for the new password. */
export function Component() {
  const [query] = useSearchParams();
  const call = useFetcher<Outcome>();
  const [user, secret] = [query.get('user'), query.get('secret')];
  const submit = (submission: Submission) =>
    void call.submit(submission, { method: 'post', encType: 'application/json' });
  const state = { sending: call.state !== 'idle', outcome: call.state === 'idle' ? call.data : undefined };

  if (user && secret) {
    return <NewPasswordScreen {...state} username={user} onSubmit={(password) => submit({ user, secret, password })} />;
  }
  return <ForgotScreen {...state} onSubmit={(username) => submit({ username })} />;
}
