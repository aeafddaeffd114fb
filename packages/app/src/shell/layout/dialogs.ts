/** Dialogs that no page begins with, in a file of their own. */
export { ConfirmDialog, NoticeModal } from '@credence/ui';
