import { useState } from 'react';
import type { ConfirmDialogProps } from '../../feedback/confirm-dialog/ConfirmDialog.js';
import { later } from '../../foundations/later/later.js';

/** It opens as soon as it is there; where it could not be loaded, that is told in its place, which is none until then. */
const LoadedConfirmDialog = later(
  async () => (await import('../../feedback/confirm-dialog/ConfirmDialog.js')).ConfirmDialog,
  ({ open, children }) => (open ? children : null),
);

interface LaterConfirmDialogProps extends ConfirmDialogProps {
  /** Whether something is chosen already that it may ask about. */
  mayAsk: boolean;
}

/**
 * The same dialog, loaded once there is something that it may ask about: at rest a page does without it, and whoever
 * loses the connection later is asked all the same. It stays drawn from then on, to close as it opened and give the
 * focus back.
 */
export function LaterConfirmDialog({ mayAsk, ...props }: LaterConfirmDialogProps) {
  const [isNeeded, setNeeded] = useState(false);
  if ((mayAsk || props.open) && !isNeeded) setNeeded(true);
  return isNeeded ? <LoadedConfirmDialog {...props} /> : null;
}
