import { orThrow } from '@credence/api-client';
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { api } from '../../api.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';
import { ConfirmScreen, type Confirmed } from './ConfirmScreen.js';

/** Confirms the account with the link's parameters. The page itself waits for the response. */
export function loader({ request }: LoaderFunctionArgs): { confirmed: Promise<Confirmed> } {
  const query = new URL(request.url).searchParams;
  const [user, secret] = [only(query, 'user'), only(query, 'secret')];
  const { invalidLink } = catalogue().text.signup;
  if (!user || !secret) return { confirmed: Promise.resolve({ ok: false, message: invalidLink }) };
  return { confirmed: confirm(user, secret) };
}

/** The value of a parameter, if it occurs once. A link that repeats it was tampered with. */
function only(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

async function confirm(user: string, secret: string): Promise<Confirmed> {
  try {
    const { message } = await orThrow(api.GET('/user/confirm-account', { params: { query: { user, secret } } }));
    return { ok: true, message: catalogue().text.server.confirmed(message ?? '') };
  } catch (error) {
    const { text } = catalogue();
    return { ok: false, message: failureSentence(error, text, { failed: text.signup.confirmFailed }) };
  }
}

/** A link is not confirmed again just because other data is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export function Component() {
  const { confirmed } = useLoaderData<typeof loader>();
  return <ConfirmScreen confirmed={confirmed} />;
}
