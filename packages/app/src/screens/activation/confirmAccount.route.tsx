import { orThrow } from '@credence/api-client';
import { type ActionFunctionArgs, type ShouldRevalidateFunction, useFetcher, useLoaderData } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { hadSecretInQuery, mailedLink, onlyOnce } from '../../ground/mailedLink.js';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { type Confirmed, ConfirmScreen } from './ConfirmScreen.js';
import type { OwnerAnswer } from './OwnerStep.js';

type MailedLink = NonNullable<ReturnType<typeof readLink>>;

/** Confirms the account with the link's parameters. The page itself waits for the response. */
export function loader(): { confirmed: Promise<Confirmed> } {
  const link = readLink();
  return { confirmed: link ? confirm(link) : Promise.resolve(invalid()) };
}

/** Answers for the address: activates with a password, or removes a registration that was not its owner's. */
export async function action({ request }: ActionFunctionArgs): Promise<Confirmed> {
  const link = readLink();
  if (!link) return invalid();
  const answer = (await request.json()) as OwnerAnswer;
  try {
    const { message } = await ('password' in answer
      ? orThrow(api.POST('/user/activate', { body: { ...link, ...answer } }))
      : orThrow(api.POST('/user/reject-registration', { body: link })));
    const { server } = catalogue().text;
    return 'password' in answer
      ? { ok: true, message: server.confirmed(message) }
      : { ok: true, removed: true, message: server.registrationRemoved(message) };
  } catch (error) {
    return failed(error);
  }
}

const readLink = () => onlyOnce(mailedLink(paths.confirmAccount.href()), 'user', 'secret');

const invalid = (): Confirmed => ({ ok: false, message: catalogue().text.signup.invalidLink });

/** Whoever mails the secret in a query asks for it there. */
const requestConfirmation = (link: MailedLink) =>
  hadSecretInQuery()
    ? api.GET('/user/confirm-account', { params: { query: link } })
    : api.POST('/user/confirm-account', { body: link });

async function confirm(link: MailedLink): Promise<Confirmed> {
  try {
    const answer = await orThrow(requestConfirmation(link));
    const { message, needsPassword } = answer;
    const { server } = catalogue().text;
    return needsPassword
      ? { ok: true, message: server.passwordNeeded(message), registration: { ...needsPassword, username: link.user } }
      : { ok: true, message: server.confirmed(message) };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Confirmed {
  const { text } = catalogue();
  return { ok: false, message: failureSentence(error, text, { failed: text.signup.confirmFailed }) };
}

/** A link is not confirmed again just because other data is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export function Component() {
  const { confirmed } = useLoaderData<typeof loader>();
  const owner = useFetcher<Confirmed>();
  return (
    <ConfirmScreen
      confirmed={confirmed}
      sending={owner.state !== 'idle'}
      answered={owner.state === 'idle' ? owner.data : undefined}
      onAnswer={(answer) => void owner.submit({ ...answer }, { method: 'post', encType: 'application/json' })}
    />
  );
}
