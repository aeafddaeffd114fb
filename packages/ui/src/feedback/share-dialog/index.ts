export { ShareDialog, type ShareDialogProps } from './ShareDialog.js';
export type { Collaborator } from './collaborator.js';
