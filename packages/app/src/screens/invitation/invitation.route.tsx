import { ApiError } from '@credence/api-client';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { openPersonalLink, readPersonalLink } from '../../features/account/personalLink.js';
import { useLogout } from '../../shell/layout/useLogout.js';
import { redirectOrReplace } from '../../ground/redirectOrReplace.js';
import { forgetMailedLink } from '../../ground/mailedLink.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { InvitationScreen, type UnopenedInvitation } from './InvitationScreen.js';

/**
 * Leads whoever opens the personal link of an invitation mail to where they answer it: home, the log-in or the sign-up.
 * Only what stands in the way has a page.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<UnopenedInvitation> {
  const { text } = catalogue();
  const link = readPersonalLink();
  if (!link) return { kind: 'failed', message: text.signup.invitationEnded, canRetry: false };
  await session.start();
  try {
    const opened = await openPersonalLink(link);
    const { user, isAuthenticated } = session.state();
    const goal = opened.state === 'accepted' ? paths.network.href(opened.networkId) : paths.index.href();
    // The sign-up goes on with the link; nothing else needs it any more.
    if (!isAuthenticated && !opened.hasAccount) throw redirectOrReplace(request, paths.signup.href());
    forgetMailedLink();
    if (!isAuthenticated) throw redirectOrReplace(request, paths.login.href(goal, opened.username));
    const signedInAs = user?.username ?? '';
    if (signedInAs.toLowerCase() === opened.username.toLowerCase()) throw redirectOrReplace(request, goal);
    return { kind: 'other-account', invited: opened.username, signedInAs };
  } catch (error) {
    if (error instanceof Response) throw error;
    const isOver = error instanceof ApiError && error.code === 'invalid_link';
    return {
      kind: 'failed',
      message: isOver
        ? text.signup.invitationEnded
        : failureSentence(error, text, { failed: text.signup.invitationFailed }),
      canRetry: !isOver,
    };
  }
}

export function Component() {
  const logout = useLogout();
  return <InvitationScreen {...useLoaderData<typeof loader>()} onLogout={() => void logout()} />;
}
