import { later } from '../../foundations/later/later.js';

/**
 * The same dialog, loaded once what may ask stands on the page. Asked meanwhile, it opens as soon as it is there; where it
 * could not be loaded, that is told in its place, which is none of its own until somebody asks.
 */
export const LaterConfirmDialog = later(
  async () => (await import('../../feedback/confirm-dialog/ConfirmDialog.js')).ConfirmDialog,
  ({ open, children }) => (open ? children : null),
);
