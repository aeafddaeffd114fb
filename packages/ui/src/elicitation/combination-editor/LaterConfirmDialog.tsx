import { useState } from 'react';
import type { ConfirmDialogProps } from '../../feedback/confirm-dialog/ConfirmDialog.js';
import { later } from '../../foundations/later/later.js';

/** It opens as soon as it is there; where it could not be loaded, that is told in its place, which is none until then. */
const LoadedConfirmDialog = later(
  async () => (await import('../../feedback/confirm-dialog/ConfirmDialog.js')).ConfirmDialog,
  ({ open, children }) => (open ? children : null),
);

/**
 * The same dialog, loaded once it asks for the first time: most who make combinations are never asked. It stays drawn
 * from then on, to close as it opened and give the focus back.
 */
export function LaterConfirmDialog(props: ConfirmDialogProps) {
  const [wasAsked, setWasAsked] = useState(props.open);
  if (props.open && !wasAsked) setWasAsked(true);
  return wasAsked ? <LoadedConfirmDialog {...props} /> : null;
}
