import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { api } from '../../ground/api.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { shownBefore } from '../../ground/loading/refresh.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { useSession } from '../../ground/session/useSession.js';
import { uploads } from '../../features/upload/browserUploads.js';
import { lacksNames } from '../../features/upload/lacksNames.js';
import { isOver } from '../../features/upload/upload.js';
import { useUploadPanel } from '../../features/upload/useUploadPanel.js';
import { HomeScreen } from './HomeScreen.js';
import { loadNetworkLists, type NetworkLists } from './networkLists.js';

export const handle: RouteHandle = { live: true };

interface Loaded {
  readonly lists: Promise<NetworkLists>;
}

/** Returns the lists as a promise, so that the page appears at once and shows that they are loading. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const before = await shownBefore<Loaded>(context)?.lists;
  return { lists: loadNetworkLists(api, before) };
}

export function Component() {
  const { lists } = useLoaderData<typeof loader>();
  const { user } = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => void lists.then(({ invitations }) => session.setInvitations(invitations.length)), [lists]);
  const { noFile, ...panel } = useUploadPanel((batch) => {
    const stored = batch.filter(({ state }) => state === 'stored');
    const [only] = stored;
    if (only?.networkId && batch.length === 1 && uploads.rows().every(isOver)) {
      // Uploaded alone, with nothing left to send: its network opens, and says what there is to say.
      uploads.remove(only.id);
      const to = lacksNames(only.problems) ? paths.names : paths.network;
      void navigate(to.href(only.networkId), { state: { sameAs: only.sameAs } });
    } else if (only) void revalidate();
  });

  return (
    <HomeScreen
      name={user?.firstname ?? ''}
      lists={lists}
      upload={panel}
      noFile={noFile}
      onRetry={() => void revalidate()}
      onContinue={(networkId) => void navigate(paths.network.href(networkId))}
    />
  );
}
