import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useFetcher,
  useLoaderData,
} from 'react-router-dom';
import { useSecretHidden } from '../../shell/entry/useSecretHidden.js';
import { type AddressLink, answerAddressLink, type Answered, readAddressLink } from './addressLink.js';
import { ChangeAddressScreen } from './ChangeAddressScreen.js';

/** Checks the mailed link. The page itself waits for the result. */
export function loader({ request }: LoaderFunctionArgs): { link: Promise<AddressLink> } {
  return { link: readAddressLink(new URL(request.url).searchParams) };
}

/** The page outlives its own address, from which it removes the secret. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  nextUrl.search === '' ? currentUrl.pathname !== nextUrl.pathname : currentUrl.href !== nextUrl.href;

export async function action({ request }: ActionFunctionArgs): Promise<Answered> {
  return answerAddressLink((await request.json()) as { secret: string; agree: boolean });
}

export function Component() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useFetcher<Answered>();
  useSecretHidden();
  return (
    <ChangeAddressScreen
      link={link}
      sending={answer.state !== 'idle'}
      answered={answer.state === 'idle' ? answer.data : undefined}
      onAnswer={(given) => void answer.submit(given, { method: 'post', encType: 'application/json' })}
    />
  );
}
