import { orThrow } from '@credence/api-client';
import { type ActionFunctionArgs, useFetcher, useLocation } from 'react-router-dom';
import { api } from '../../api.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';
import { ActivateScreen, type Resent } from './ActivateScreen.js';

export async function action({ request }: ActionFunctionArgs): Promise<Resent> {
  const { username } = (await request.json()) as { username: string };
  try {
    const { message } = await orThrow(api.POST('/user/resend-activation', { body: { username } }));
    return { ok: true, message: catalogue().text.server.activationSent(message ?? '') };
  } catch (error) {
    const { text } = catalogue();
    return { ok: false, message: failureSentence(error, text, text.forgot) };
  }
}

export function Component() {
  const resend = useFetcher<Resent>();
  const state = useLocation().state as { username?: unknown } | null;
  const username = typeof state?.username === 'string' ? state.username : '';
  return (
    <ActivateScreen
      username={username}
      sending={resend.state !== 'idle'}
      resent={resend.state === 'idle' ? resend.data : undefined}
      onResend={(to) => void resend.submit({ username: to }, { method: 'post', encType: 'application/json' })}
    />
  );
}
