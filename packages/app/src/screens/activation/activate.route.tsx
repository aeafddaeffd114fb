import { orThrow } from '@credence/api-client';
import { type ActionFunctionArgs, useFetcher, useLocation } from 'react-router-dom';
import { mailAnswer, nextMailSentence } from '../../features/account/mailAnswer.js';
import { api } from '../../ground/api.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { useText } from '../../ground/text/useText.js';
import { ActivateScreen, type Resent } from './ActivateScreen.js';

export async function action({ request }: ActionFunctionArgs): Promise<Resent> {
  const { username } = (await request.json()) as { username: string };
  try {
    const answer = await orThrow(api.POST('/user/resend-activation', { body: { username } }));
    const { text } = catalogue();
    return { ok: true, ...mailAnswer(answer, text.server.activationSent(answer.message ?? ''), text) };
  } catch (error) {
    const { text } = catalogue();
    return { ok: false, waits: false, message: failureSentence(error, text, text.forgot) };
  }
}

export function Component() {
  const resend = useFetcher<Resent>();
  const text = useText();
  const state = useLocation().state as { username?: unknown; nextMailAt?: unknown } | null;
  const username = typeof state?.username === 'string' ? state.username : '';
  return (
    <ActivateScreen
      username={username}
      waiting={typeof state?.nextMailAt === 'string' ? nextMailSentence(state.nextMailAt, text) : undefined}
      sending={resend.state !== 'idle'}
      resent={resend.state === 'idle' ? resend.data : undefined}
      onResend={(to) => void resend.submit({ username: to }, { method: 'post', encType: 'application/json' })}
    />
  );
}
