import { startTransition, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams, useRevalidator } from 'react-router-dom';
import { useSession } from '../../ground/session/useSession.js';
import { useLogout } from '../../shell/layout/useLogout.js';
import { answerRequest, type OpenedDeputyLink, readRequest } from './deputyRequest.js';
import { StudyDeputyScreen } from './StudyDeputyScreen.js';

/** Reads the request. The page itself waits for it. */
export function loader({ params }: LoaderFunctionArgs): { opened: Promise<OpenedDeputyLink> } {
  return { opened: readRequest(params.networkId ?? '') };
}

export function Component() {
  const { opened } = useLoaderData<typeof loader>();
  const { networkId = '' } = useParams();
  const { user } = useSession();
  const { revalidate, state } = useRevalidator();
  const logout = useLogout();
  const [replaced, setAnswered] = useState<Promise<OpenedDeputyLink>>();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();

  const answer = async (accepts: boolean) => {
    setSending(true);
    setError(undefined);
    try {
      const answered = Promise.resolve(await answerRequest(networkId, accepts));
      // What was asked stays until it is replaced.
      startTransition(() => setAnswered(answered));
    } catch (refusal) {
      setError(refusal);
    }
    setSending(false);
  };
  return (
    <StudyDeputyScreen
      key={networkId}
      opened={replaced ?? opened}
      signedInAs={user?.username ?? ''}
      sending={sending}
      error={error}
      retrying={state !== 'idle'}
      onAnswer={(accepts) => void answer(accepts)}
      onRetry={() => void revalidate()}
      onLogout={() => void logout()}
    />
  );
}
