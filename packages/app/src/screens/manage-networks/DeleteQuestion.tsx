import { ConfirmDialog } from '@credence/ui';
import { changes } from '../../features/networks/changeNetwork.js';
import { useText } from '../../ground/text/useText.js';
import type { RowDialogProps } from './rowDialog.js';

/** Asks before a network is deleted. */
export function DeleteQuestion({ open, network, onAct, onClose }: RowDialogProps) {
  const { manage } = useText();
  const { name, collaborators = [] } = network;
  return (
    <ConfirmDialog
      open={open}
      question={manage.deleteQuestion}
      // Who is only invited has no access yet, and is not counted.
      consequence={manage.deleteConsequence(name, collaborators.length)}
      confirmLabel={manage.deleteConfirm}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onAct(changes.delete, network);
      }}
    />
  );
}
