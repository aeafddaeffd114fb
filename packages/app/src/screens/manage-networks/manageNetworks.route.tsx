import { useCallback, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { may } from '../../ground/access/may.js';
import { type AccessRefusal, takeRefusal } from '../../ground/access/refusal.js';
import { api } from '../../ground/api.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { shownBefore } from '../../ground/loading/refresh.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { useText } from '../../ground/text/useText.js';
import { lacksNames } from '../../features/upload/lacksNames.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { placeNeedsNoData } from '../../ground/tables/useTablePlace.js';
import { type AllNetworks, fetchAllNetworks, mergeNetworks } from './allNetworks.js';
import { type DeletedNetwork, fetchDeletedNetworks } from './deletedNetworks.js';
import type { ManageMessage } from './ManageAlerts.js';
import { ManageScreen } from './ManageScreen.js';
import { useNetworkChanges } from './useNetworkChanges.js';
import { useUpload } from './useUpload.js';

export const handle: RouteHandle = { live: true };
export const shouldRevalidate = placeNeedsNoData;

interface Loaded {
  readonly lists: Promise<AllNetworks>;
  readonly deleted: Promise<readonly DeletedNetwork[]>;
  /** Why the user was redirected here from a network. */
  readonly refused?: AccessRefusal;
}

/** Returns the lists as promises, so that the page appears at once and shows that they are loading. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
  const why = takeRefusal();
  const before = await shownBefore<Loaded>(context)?.lists;
  return {
    lists: fetchAllNetworks(api, before),
    deleted: fetchDeletedNetworks(api),
    ...(why ? { refused: why } : {}),
  };
}

export function Component() {
  const { lists, deleted, refused } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void lists.then(({ invitation }) => invitation.failed ?? session.setInvitations(invitation.networks.length));
  }, [lists]);
  const [message, setMessage] = useState<ManageMessage | undefined>(refused);
  const [told, setTold] = useState(refused);
  // A network that was gone may be back, restored in another tab or shared again.
  useEffect(() => {
    if (refused) return;
    void lists.then((all) => setMessage((shown) => (isBack(shown, all) ? undefined : shown)));
  }, [lists, refused]);
  const [uploadOpen, setUploadOpen] = useState(false);
  const { manage } = useText();
  const navigate = useNavigate();
  const notify = useNotice();
  const changes = useNetworkChanges(setMessage);
  const upload = useUpload(({ networkId, warnings, sameAs }) => {
    setUploadOpen(false);
    if (lacksNames(warnings)) {
      notify({ tone: 'success', text: manage.uploaded });
      return void navigate(paths.names.href(networkId), { state: { sameAs } });
    }
    setMessage({ uploaded: networkId, warnings, sameAs });
    void revalidate();
  });
  // On the way to an inaccessible network and back, the screen is never unmounted.
  if (refused && refused !== told) {
    setTold(refused);
    setMessage(refused);
  }

  const openUpload = (open: boolean) => {
    if (open) setMessage(undefined);
    else upload.cancel();
    setUploadOpen(open);
  };

  return (
    <ManageScreen
      lists={lists}
      patches={changes.patches}
      busy={changes.busy}
      message={message}
      uploadOpen={uploadOpen}
      uploading={upload.uploading}
      refusal={upload.refusal}
      onAct={changes.act}
      onDownload={changes.download}
      deleted={deleted}
      onRestore={changes.restore}
      onDismiss={useCallback(() => setMessage(undefined), [])}
      onReload={() => void revalidate()}
      onUploadOpen={openUpload}
      onUpload={upload.send}
    />
  );
}

/** Whether the network that the user was turned away from is theirs to open now. */
function isBack(message: ManageMessage | undefined, lists: AllNetworks): boolean {
  if (!message || !('refused' in message)) return false;
  return mergeNetworks(lists).some((network) => network.networkId === message.networkId && may(network, 'view'));
}
