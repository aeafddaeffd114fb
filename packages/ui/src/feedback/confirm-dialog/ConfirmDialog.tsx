import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { Actions, AlertScrim, AlertSheet, Description, Title } from '../dialog/Dialog.styles.js';
import type { LayerEvents } from '../../foundations/layers/layerEvents.js';
import { useLayer } from '../../foundations/layers/useLayer.js';
import { useLayerContainer } from '../../foundations/layers/useLayerContainer.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { confirmDialogLabels } from '../../labels/english.js';

/** @since 0.1.0 */
export interface ConfirmDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, LayerEvents {
  /** Whether it is open. */
  open: boolean;
  /** The question, shown verbatim. It alone names the dialog. */
  question: string;
  /** What will happen, and to what, in one line below. */
  consequence?: ReactNode;
  /** The verb of the action: "Reset node". Defaults to the labels' word for consent. */
  confirmLabel?: string | undefined;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels, by the button or by Escape. */
  onCancel: () => void;
}

/**
 * Asks before an action that cannot be undone. The safe button has the focus, and Escape cancels.
 * @since 0.1.0
 */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  { open, question, consequence, confirmLabel, onConfirm, onCancel, ...rest },
  ref,
) {
  const { theme } = useCredence();
  const labels = useLabels({ confirmDialog: confirmDialogLabels });
  const { sheet } = useLayer({ ...rest, open, ref });
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onCancel()}>
      <AlertDialog.Portal {...useLayerContainer(open)}>
        <AlertScrim data-credence-theme={theme} />
        <AlertSheet
          data-credence="confirm-dialog"
          data-credence-theme={theme}
          {...(consequence ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...sheet}
        >
          <AlertDialog.Title asChild>
            <Title data-slot="question">{question}</Title>
          </AlertDialog.Title>
          {consequence ? (
            <AlertDialog.Description asChild>
              <Description data-slot="consequence">{consequence}</Description>
            </AlertDialog.Description>
          ) : null}
          <Actions>
            {/* Not AlertDialog.Action: it would also report a closing, which here means cancelling. */}
            <PressButton variant="primary" onClick={() => onConfirm()}>
              {confirmLabel ?? labels.confirmDialog.confirm}
            </PressButton>
            <AlertDialog.Cancel asChild>
              <PressButton>{labels.confirmDialog.cancel}</PressButton>
            </AlertDialog.Cancel>
          </Actions>
        </AlertSheet>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
});
