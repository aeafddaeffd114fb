import { useEffect, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { ConfirmDialog, ConfirmDialogProps } from '../../feedback/confirm-dialog/ConfirmDialog.js';

type Loaded = typeof ConfirmDialog;

let loaded: Loaded | undefined;
const load = async () => {
  loaded ??= (await import('../../feedback/confirm-dialog/ConfirmDialog.js')).ConfirmDialog;
  return loaded;
};

/**
 * The same dialog, loaded once what may ask stands on the page, so that it does not come before it. Asked meanwhile, it
 * opens as soon as it is there; where it cannot be loaded, that counts as cancelling, and asking again tries again.
 */
export function LaterConfirmDialog(props: ConfirmDialogProps) {
  const { open, onCancel } = props;
  const [Dialog, setDialog] = useState(() => loaded);
  const giveUp = useEvent(() => {
    if (open) onCancel();
  });
  useEffect(() => {
    if (Dialog) return undefined;
    let isGone = false;
    load().then(
      (there) => isGone || setDialog(() => there),
      () => isGone || giveUp(),
    );
    return () => {
      isGone = true;
    };
  }, [Dialog, open, giveUp]);
  return Dialog ? <Dialog {...props} /> : null;
}
