import { type ActionFunctionArgs, type ShouldRevalidateFunction, useFetcher, useLoaderData } from 'react-router-dom';
import { mailedLink } from '../../ground/mailedLink.js';
import { paths } from '../../ground/paths.js';
import { type AddressLink, answerAddressLink, type Answered, readAddressLink } from './addressLink.js';
import { ChangeAddressScreen } from './ChangeAddressScreen.js';

/** Checks the mailed link. The page itself waits for the result. */
export function loader(): { link: Promise<AddressLink> } {
  return { link: readAddressLink(mailedLink(paths.changeAddress.href())) };
}

/** A link is not checked again just because other data is reloaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

export async function action({ request }: ActionFunctionArgs): Promise<Answered> {
  return answerAddressLink((await request.json()) as { secret: string; agree: boolean });
}

export function Component() {
  const { link } = useLoaderData<typeof loader>();
  const answer = useFetcher<Answered>();
  return (
    <ChangeAddressScreen
      link={link}
      sending={answer.state !== 'idle'}
      answered={answer.state === 'idle' ? answer.data : undefined}
      onAnswer={(given) => void answer.submit(given, { method: 'post', encType: 'application/json' })}
    />
  );
}
