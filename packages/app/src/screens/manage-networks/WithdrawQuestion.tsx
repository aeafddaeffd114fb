import { ConfirmDialog } from '@credence/ui';
import { changes } from '../../features/networks/changeNetwork.js';
import { useText } from '../../ground/text/useText.js';
import type { RowDialogProps } from './rowDialog.js';

/** Asks before the user gives up access to a network. */
export function WithdrawQuestion({ open, network, onAct, onClose }: RowDialogProps) {
  const { manage } = useText();
  return (
    <ConfirmDialog
      open={open}
      question={manage.withdrawQuestion}
      consequence={manage.withdrawConsequence(network.name)}
      confirmLabel={manage.withdraw}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onAct(changes.withdraw, network);
      }}
    />
  );
}
