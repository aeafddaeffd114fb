import { forwardRef, type ReactNode, useState } from 'react';
import { Dialog } from 'radix-ui';
import { toneIcons } from '../alert/tone.js';
import { IconButton } from '../../controls/icon-button/IconButton.js';
import { Icon } from '../../foundations/icons/Icon.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { alertLabels, dialogLabels } from '../../labels/english.js';
import { Inner, Root, Sign, Text, Title } from './NoticeModal.styles.js';
import { useAutoClose } from './useAutoClose.js';

export interface NoticeModalProps extends Omit<Dialog.DialogContentProps, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when its time is up, or when the user closes it earlier. */
  onClose: () => void;
  /** Success or failure. A failure interrupts a screen reader. */
  tone: 'success' | 'error';
  /** What happened: "Login Failed". If omitted, the labels' word for the tone names the notice. */
  title?: ReactNode;
  /**
   * How long it stays, in milliseconds. The timer pauses while the pointer or the focus is on it, and in a hidden tab.
   * @default 2000
   */
  closeAfter?: number | undefined;
}

/** Says that something succeeded or failed, and closes by itself. Never moves the focus. */
export const NoticeModal = forwardRef<HTMLDivElement, NoticeModalProps>(function NoticeModal(
  { open, onClose, tone, title, closeAfter = 2000, children, ...rest },
  ref,
) {
  const { theme, portalContainer } = useCredence();
  const labels = useLabels({ alert: alertLabels, dialog: dialogLabels });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoClose({ open, ms: closeAfter, paused: hovered || focused, onClose });

  return (
    <Dialog.Root modal={false} open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal {...(portalContainer ? { container: portalContainer } : {})}>
        <Root
          ref={ref}
          data-credence="notice-modal"
          data-credence-theme={theme}
          data-tone={tone}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // Pressing or focusing something else is unrelated to the notice, and must not close it early.
          onInteractOutside={(event) => event.preventDefault()}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          {...rest}
        >
          <Inner role={tone === 'error' ? 'alert' : 'status'}>
            <Sign role="img" aria-label={labels.alert[tone]}>
              <Icon name={toneIcons[tone]} />
            </Sign>
            <Dialog.Title asChild>
              <Title data-slot="title">{title ?? labels.alert[tone]}</Title>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon="close" label={labels.dialog.close} />
            </Dialog.Close>
            {children ? <Text data-slot="message">{children}</Text> : null}
          </Inner>
        </Root>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
