import type { NetworkListEntry } from '@credence/api-client';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { outbox } from '../../features/answering/browserOutbox.js';
import { changeNetwork, changes, type NetworkChange } from '../../features/networks/changeNetwork.js';
import { type OtherForm, downloadNetwork } from '../../features/networks/downloadNetwork.js';
import { missingNumbers } from '../../features/networks/missingNumbers.js';
import { networkTitle, type NamedNetwork } from '../../features/networks/networkNames.js';
import { session, store } from '../../ground/session/index.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { useUndo } from '../../shell/undo/useUndo.js';
import type { DeletedNetwork } from './deletedNetworks.js';
import type { Patch } from './knownNetworks.js';

/** The result of an action, as a sentence. */
export interface RowMessage {
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** The network that one can open now. */
  readonly opens?: string;
}

/** Carries out actions on rows, one at a time for each row, and reports their results. */
export function useNetworkChanges(tell: (message: RowMessage | undefined) => void) {
  const text = useText();
  const { manage, overview } = text;
  const { revalidate } = useRevalidator();
  const offerUndo = useUndo();
  const { busy, alone } = useOneAtATime(tell);
  const [patches, setPatches] = useState<readonly Patch[]>([]);

  const change = async (what: NetworkChange, network: NamedNetwork) => {
    const { networkId, name } = network;
    const failure = await changeNetwork(what, network);
    if (failure === undefined) {
      const { becomes, undo } = what;
      const after = becomes(network);
      const done = what.done(manage.changed, name);
      setPatches((before) => [...before, { networkId, becomes }]);
      if (!after && store.currentNetworkId() === networkId) session.setCurrentNetwork(null);
      if (undo) offerUndo({ text: done, undo: () => takeBack(undo(network), network) });
      else tell({ tone: 'success', text: done, ...(after ? { opens: networkId } : {}) });
    } else tell({ tone: 'error', text: failure });
    // Also after a failure, because the row may be outdated.
    await revalidate();
  };

  const takeBack = async (undo: NetworkChange, { networkId, name }: Pick<NamedNetwork, 'networkId' | 'name'>) => {
    const failure = await changeNetwork(undo, { networkId });
    if (failure !== undefined) return { ok: false, text: failure };
    await revalidate();
    // Answers that were refused while it was gone.
    void outbox.flush();
    return { ok: true, text: undo.done(manage.changed, name) };
  };

  const download = async ({ networkId }: NetworkListEntry, other?: OtherForm) => {
    try {
      const missing = missingNumbers(await downloadNetwork(networkId, other), overview);
      if (missing !== undefined) tell({ tone: 'info', text: missing });
    } catch (error) {
      // The network itself can always be had; another format may be refused for a reason.
      const { downloadFailed: failed } = manage;
      tell({ tone: 'error', text: other ? failureSentence(error, text, { failed }) : failed });
    }
  };

  return {
    busy,
    patches,
    act: (what: NetworkChange, network: NamedNetwork) => void alone(network, () => change(what, network)),
    download: (network: NetworkListEntry, other?: OtherForm) => void alone(network, () => download(network, other)),
    restore: (network: DeletedNetwork) =>
      void alone(network, async () => {
        const { ok, text: result } = await takeBack(changes.restore, { ...network, name: networkTitle(network) });
        tell({ tone: ok ? 'success' : 'error', text: result, ...(ok ? { opens: network.networkId } : {}) });
        // Also after a failure: it may be gone for good.
        if (!ok) await revalidate();
      }),
  };
}

/** Runs one action at a time for each network; another one meanwhile is ignored. */
function useOneAtATime(tell: (message: undefined) => void) {
  // Rendered state updates too late: a double click would run the action twice.
  const underWay = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const alone = async ({ networkId }: Pick<NetworkListEntry, 'networkId'>, work: () => Promise<void>) => {
    if (underWay.current.has(networkId)) return;
    underWay.current.add(networkId);
    setBusy(new Set(underWay.current));
    tell(undefined);
    await work();
    underWay.current.delete(networkId);
    setBusy(new Set(underWay.current));
  };
  return { busy, alone };
}
