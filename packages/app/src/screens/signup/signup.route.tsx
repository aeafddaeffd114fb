import { ApiError, orThrow, type Registration } from '@credence/api-client';
import { standard } from '@credence/text';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  replace,
  type ShouldRevalidateFunction,
  useFetcher,
  useLoaderData,
  useNavigate,
} from 'react-router-dom';
import type { MailAnswer } from '../../features/account/mailAnswer.js';
import { openPersonalLink, type PersonalLink, readPersonalLink } from '../../features/account/personalLink.js';
import { forgetMailedLink } from '../../ground/mailedLink.js';
import { api } from '../../ground/api.js';
import { useSite } from '../../shell/layout/useSite.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import type { OpenedInvitation } from './InvitedBy.js';
import { SignupScreen, type SignupFailure } from './SignupScreen.js';

interface Loaded {
  /** Undefined without a personal link that works. */
  readonly invitation: OpenedInvitation | undefined;
  readonly link: PersonalLink | undefined;
  readonly note: string | undefined;
}

/** What the personal link of an invitation says, if one led here. */
export async function loader(): Promise<Loaded> {
  const link = readPersonalLink();
  if (!link) return { invitation: undefined, link: undefined, note: undefined };
  try {
    return { invitation: await openPersonalLink(link), link, note: undefined };
  } catch (error) {
    const { text } = catalogue();
    const isOver = error instanceof ApiError && error.code === 'invalid_link';
    if (isOver) forgetMailedLink();
    const note = isOver
      ? text.signup.invitationEnded
      : failureSentence(error, text, { failed: text.signup.invitationFailed });
    return { invitation: undefined, link: undefined, note };
  }
}

/** The form belongs to the link it was opened with. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

type Result = ({ username: string } & MailAnswer) | SignupFailure;

export async function action({ request }: ActionFunctionArgs): Promise<Result | Response> {
  const registration = (await request.json()) as Registration;
  try {
    const answer = await orThrow(api.POST('/user/create', { body: registration }));
    const { text } = catalogue();
    if (answer.type === 'success' && registration.invitation) return await toInvitation(registration);
    return answer.type === 'success'
      ? { username: registration.username, nextMailAt: answer.nextMailAt, mailsWait: answer.mailsWait }
      : { message: failureSentence(answer, text, text.signup) };
  } catch (error) {
    return failureOf(error);
  }
}

/** The link has proved the address: on to the invitation, signed in. */
async function toInvitation({ username, password }: Registration): Promise<Response> {
  forgetMailedLink();
  const { ok } = await session.login({ username, password });
  return replace(ok ? paths.index.href() : paths.login.href(undefined, username));
}

function failureOf(error: unknown): SignupFailure {
  const { text } = catalogue();
  const { failed } = text.signup;
  if (!(error instanceof ApiError) || error.status === 400)
    return { message: failureSentence(error, text, text.signup) };
  return { message: failed, details: error.status < 500 ? failureSentence(error, text) : undefined };
}

export function Component() {
  const signup = useFetcher<Result>();
  const navigate = useNavigate();
  const site = useSite();
  const { invitation, link, note } = useLoaderData<typeof loader>();
  const [language] = useLanguage();
  const result = signup.data;
  const registered = result && 'username' in result ? result : undefined;

  useEffect(() => {
    // With the address, so that the link can be sent again.
    if (registered) void navigate(paths.activate.href(), { state: registered });
  }, [registered, navigate]);

  return (
    <SignupScreen
      submitting={signup.state !== 'idle' || registered !== undefined}
      failure={result && 'message' in result ? result : undefined}
      invitation={invitation}
      note={note}
      onSubmit={(registration) =>
        void signup.submit(
          {
            ...registration,
            ...(link ? { invitation: { id: link.id, secret: link.secret } } : {}),
            ...(site?.privacyVersion ? { privacyVersion: site.privacyVersion } : {}),
            // The server's default is the same.
            ...(language === standard ? {} : { locale: language }),
          },
          { method: 'post', encType: 'application/json' },
        )
      }
    />
  );
}
