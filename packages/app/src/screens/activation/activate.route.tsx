import { orThrow } from '@credence/api-client';
import { type ActionFunctionArgs, useFetcher, useLocation } from 'react-router-dom';
import { type MailAnswer, mailAnswer } from '../../features/account/mailAnswer.js';
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
    return { ok: false, mail: 'none', message: failureSentence(error, text, text.forgot) };
  }
}

export function Component() {
  const resend = useFetcher<Resent>();
  const text = useText();
  const { username, answer } = registered(useLocation().state);
  return (
    <ActivateScreen
      username={username}
      mailed={mailAnswer(answer, '', text)}
      sending={resend.state !== 'idle'}
      resent={resend.state === 'idle' ? resend.data : undefined}
      onResend={(to) => void resend.submit({ username: to }, { method: 'post', encType: 'application/json' })}
    />
  );
}

/** What the sign-up that led here said; whatever else a state of the browser's history may hold says nothing. */
function registered(state: unknown): { username: string; answer: MailAnswer } {
  const { username, nextMailAt, mailsWait } = (state ?? {}) as Record<string, unknown>;
  return {
    username: typeof username === 'string' ? username : '',
    answer: {
      nextMailAt: typeof nextMailAt === 'string' ? nextMailAt : undefined,
      mailsWait: mailsWait === true ? true : undefined,
    },
  };
}
