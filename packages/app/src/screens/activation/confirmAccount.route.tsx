import { orThrow } from '@credence/api-client';
import { type LoaderFunctionArgs, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { api } from '../../api.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';
import { ConfirmScreen, type Confirmed } from './ConfirmScreen.js';

/** Confirms through the link's parameters. The answer is waited for on the page. */
export function loader({ request }: LoaderFunctionArgs): { confirmed: Promise<Confirmed> } {
  const query = new URL(request.url).searchParams;
  const [user, secret] = [only(query, 'user'), only(query, 'secret')];
  const { invalidLink } = catalogue().text.signup;
  if (!user || !secret) return { confirmed: Promise.resolve({ ok: false, message: invalidLink }) };
  return { confirmed: confirm(user, secret) };
}

/** The one value of a parameter. A link that has it twice was tampered with. */
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

/** A link is not followed twice because something else was loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export function Component() {
  const { confirmed } = useLoaderData<typeof loader>();
  return <ConfirmScreen confirmed={confirmed} />;
}
