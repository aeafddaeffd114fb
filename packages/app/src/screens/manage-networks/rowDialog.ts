import type { ComponentType } from 'react';
import type { NetworkChange } from '../../features/networks/changeNetwork.js';
import type { OtherForm } from '../../features/networks/downloadNetwork.js';
import type { NamedNetwork } from '../../features/networks/networkNames.js';

/** What can be done with a network from its row. */
export interface RowActs {
  onAct: (change: NetworkChange, network: NamedNetwork) => void;
  /** Without another form, in the network's own. */
  onDownload: (network: NamedNetwork, other?: OtherForm) => void;
  /** Loads the lists again. */
  onReload: () => void;
}

export interface RowDialogProps extends RowActs {
  /** False while it closes. */
  open: boolean;
  network: NamedNetwork;
  onClose: () => void;
}

/** A dialog that is opened from the row of a network. */
export type RowDialog = ComponentType<RowDialogProps>;
