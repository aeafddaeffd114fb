import { orThrow } from '@credence/api-client';
import { Suspense, use, useState } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useFetcher,
  useLoaderData,
  Link,
} from 'react-router-dom';
import { mailPasswordLink } from '../../features/account/mailPasswordLink.js';
import { api } from '../../ground/api.js';
import { forgetMailedLink, mailedLink, onlyOnce } from '../../ground/mailedLink.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { ForgotScreen, type CallResult } from './ForgotScreen.js';
import { NewPasswordScreen } from './NewPasswordScreen.js';
import { Spinner, Alert, Button, TextLink } from '@credence/ui';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { useText } from '../../ground/text/useText.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';

type Submission = { username: string } | { user: string; secret: string; password: string };

/** Reads and checks the mailed link, if the page was opened through one. The page itself waits for the check. */
export function loader({ request }: LoaderFunctionArgs) {
  const link = readLink(request);
  return { link, works: link ? isLinkValid(link) : Promise.resolve(false) };
}

/** A link is not checked again just because other data is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export async function action({ request }: ActionFunctionArgs): Promise<CallResult> {
  const submission = (await request.json()) as Submission;
  const { text } = catalogue();
  try {
    if ('username' in submission) return { ok: true, ...(await mailPasswordLink(submission.username)) };
    const { message } = await orThrow(api.POST('/user/reset-password', { body: submission }));
    forgetMailedLink();
    return { ok: true, message: text.server.passwordSet(message) };
  } catch (error) {
    return { ok: false, message: failureSentence(error, text, text.forgot) };
  }
}

/** Requests the link; when opened through the link, asks for the new password. */
export function Component() {
  const { link, works: working } = useLoaderData<typeof loader>();
  const [left, setLeft] = useState<PasswordLink | null>();

  if (link === undefined || link === left) return <Forgot replaces={left !== undefined} />;
  const leave = () => {
    forgetMailedLink();
    setLeft(link);
  };
  if (link === null) return <InvalidLinkScreen onAgain={leave} />;
  // Keyed by the secret: the result for one link does not apply to the next.
  return (
    <Suspense key={link.secret} fallback={<LinkCheckScreen />}>
      <NewPassword link={link} working={working} onAgain={leave} />
    </Suspense>
  );
}

function Forgot({ replaces }: { replaces: boolean }) {
  const { submit, reset, ...state } = useCall();
  return <ForgotScreen {...state} replaces={replaces} onSubmit={(username) => submit({ username })} onAgain={reset} />;
}

interface NewPasswordProps {
  link: PasswordLink;
  working: Promise<boolean>;
  onAgain: () => void;
}

function NewPassword({ link, working, onAgain }: NewPasswordProps) {
  const { sending, outcome, submit } = useCall();
  if (!use(working)) return <InvalidLinkScreen onAgain={onAgain} />;
  return (
    <NewPasswordScreen
      username={link.user}
      sending={sending}
      outcome={outcome}
      onSubmit={(password) => submit({ ...link, password })}
      onAgain={onAgain}
    />
  );
}

function useCall() {
  const call = useFetcher<CallResult>();
  return {
    sending: call.state !== 'idle',
    outcome: call.state === 'idle' ? call.data : undefined,
    submit: (submission: Submission) => void call.submit(submission, { method: 'post', encType: 'application/json' }),
    reset: () => call.reset(),
  };
}

/** Shown while the mailed link is checked. */
function LinkCheckScreen() {
  const { forgot } = useText();
  return (
    <EntryFrame title={forgot.newTitle}>
      <Spinner>{forgot.checking}</Spinner>
    </EntryFrame>
  );
}

/** What a mailed link carries. */
type PasswordLink = Readonly<Record<'user' | 'secret', string>>;

/** The link by which the page was opened: undefined if by none, null if part of it is missing or repeated. */
function readLink({ url }: Request): PasswordLink | null | undefined {
  const { pathname, searchParams } = new URL(url);
  const held = mailedLink(pathname);
  // Without its secret, a link that was cut off is an address like any other.
  if (held.size === 0) return searchParams.has('user') ? null : undefined;
  return onlyOnce(held, 'user', 'secret') ?? null;
}

/** Whether the link still works. If the server cannot say, as one without this call, the attempt will show it. */
function isLinkValid(link: PasswordLink): Promise<boolean> {
  return orThrow(api.POST('/user/check-password-link', { body: link })).then(
    ({ valid }) => valid,
    () => true,
  );
}

/** Says that the mailed link does not work, before anybody has thought of a password. */
function InvalidLinkScreen({ onAgain }: { onAgain: () => void }) {
  const { forgot, signup } = useText();
  return (
    <EntryFrame title={forgot.newTitle}>
      <Alert details={forgot.invalidDetails}>{signup.invalidLink}</Alert>
      <Ways>
        <Button variant="primary" asChild>
          <Link to={paths.forgot.href()} replace onClick={onAgain}>
            {signup.newLink}
          </Link>
        </Button>
        <TextLink asChild>
          <Link to={paths.login.href()}>{forgot.toLogin}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}
