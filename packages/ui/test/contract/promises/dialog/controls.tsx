import type { ReactElement, ReactNode } from 'react';
import { ConfirmDialog, Dialog } from '../../../../src/index.js';
import { ShareDialog } from '../../../../src/screens.js';
import { dialogPromises } from '../../../../stories/docs/promises/dialog.js';
import type { ControlOfKind, Kind } from '../keepPromises.js';

/** What the suite tells a dialog. */
export interface DialogGiven {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What stands in it. */
  readonly children?: ReactNode;
}

export interface DialogControl extends ControlOfKind {
  readonly role: 'dialog' | 'alertdialog';
  readonly name: string;
  /** Whether a press beside it closes it. */
  readonly closesBeside: boolean;
  readonly draw: (given: DialogGiven) => ReactElement;
}

const nothing = () => {};
const control = (known: Omit<DialogControl, 'render'>): DialogControl => ({
  ...known,
  render: () => known.draw({ open: true, onClose: nothing }),
});

export default {
  promises: dialogPromises,
  // A notice is called a dialog too, but never takes the focus: it is a kind of its own.
  seenAs: '[role="dialog"]:not([data-credence="notice-modal"]), [role="alertdialog"]',
  controls: {
    Dialog: control({
      role: 'dialog',
      name: 'Collaborators',
      closesBeside: true,
      draw: ({ open, onClose, children }) => (
        <Dialog open={open} onOpenChange={onClose} title="Collaborators">
          {children}
        </Dialog>
      ),
    }),
    ConfirmDialog: control({
      role: 'alertdialog',
      name: 'Reset this node?',
      closesBeside: false,
      draw: ({ open, onClose, children }) => (
        <ConfirmDialog
          open={open}
          question="Reset this node?"
          consequence={children}
          onConfirm={onClose}
          onCancel={onClose}
        />
      ),
    }),
    ShareDialog: control({
      role: 'dialog',
      name: 'Share Larynx',
      closesBeside: true,
      draw: ({ open, onClose, children }) => (
        <ShareDialog
          open={open}
          onOpenChange={onClose}
          networkName="Larynx"
          collaborators={[{ id: 'ada', username: 'ada@example.org', name: 'Ada', status: 'accepted' }]}
          onInvite={nothing}
          onRemove={nothing}
          details={children}
        />
      ),
    }),
  },
} satisfies Kind<DialogControl>;
