import type { RowDialogProps } from './rowDialog.js';
import { NetworkShare } from '../../features/sharing/index.js';

/** The people who work on a network. */
export function RowShare({ open, network, onReload, onClose }: RowDialogProps) {
  if (!open) return null;
  return (
    <NetworkShare
      network={{ networkId: network.networkId, name: network.name }}
      onClose={() => {
        onClose();
        // The confirmation of a deletion says how many people share the network.
        onReload();
      }}
    />
  );
}
