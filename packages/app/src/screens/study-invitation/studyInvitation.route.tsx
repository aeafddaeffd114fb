import {
  type ActionFunctionArgs,
  replace,
  type ShouldRevalidateFunction,
  useFetcher,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom';
import { useSession } from '../../ground/session/useSession.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { useLogout } from '../../shell/layout/useLogout.js';
import { useSite } from '../../shell/layout/useSite.js';
import type { Acceptance } from './acceptance.js';
import {
  acceptInvitation,
  declineInvitation,
  enterStudy,
  type StudyLinkTarget,
  openInvitation,
  type RefusedInvitation,
} from './answerInvitation.js';
import { StudyInvitationScreen } from './StudyInvitationScreen.js';
import { forgetStudyLink, keepAcceptance, keptAcceptance, keptStudyLink } from './studyLink.js';

/** Reads the invitation of the link that this tab keeps. The page itself waits for it. */
export function loader(): { opened: Promise<StudyLinkTarget> } {
  return { opened: openInvitation(keptStudyLink()) };
}

/** What was refused leaves the page as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) => {
  const refused = actionResult as RefusedInvitation | undefined;
  return refused === undefined ? defaultShouldRevalidate : refused.kind === 'changed';
};

/** What somebody does with the invitation; to come back, with the address if it was asked for. */
type Act =
  | { readonly act: 'accept'; readonly given: Acceptance }
  | { readonly act: 'decline' }
  | { readonly act: 'enter'; readonly username?: string };

export async function action({ request }: ActionFunctionArgs): Promise<Response | RefusedInvitation> {
  const wanted = (await request.json()) as Act;
  const link = keptStudyLink();
  if (!link) return { kind: 'changed' };
  if (wanted.act === 'decline') return declineInvitation(link);
  const led =
    wanted.act === 'accept'
      ? await acceptInvitation(link, wanted.given, catalogue().language)
      : await enterStudy(link, wanted.username);
  if (typeof led !== 'string') return led;
  forgetStudyLink();
  return replace(led);
}

export function Component() {
  const { opened } = useLoaderData<typeof loader>();
  const { user, isAuthenticated, study } = useSession();
  const { revalidate, state } = useRevalidator();
  const answer = useFetcher<RefusedInvitation>();
  const logout = useLogout();
  const contact = useSite()?.contact;
  const submit = (wanted: Act) => void answer.submit(wanted as never, { method: 'post', encType: 'application/json' });

  return (
    <StudyInvitationScreen
      opened={opened}
      signedInAs={isAuthenticated ? user?.username : undefined}
      study={study}
      contact={contact}
      typed={keptAcceptance()}
      sending={answer.state !== 'idle'}
      refused={answer.state === 'idle' ? answer.data : undefined}
      retrying={state !== 'idle'}
      onTyped={keepAcceptance}
      onAccept={(given) => submit({ act: 'accept', given })}
      onDecline={() => submit({ act: 'decline' })}
      onEnter={(username) => submit({ act: 'enter', ...(username === undefined ? {} : { username }) })}
      onRetry={() => void revalidate()}
      onLogout={() => void logout()}
    />
  );
}
