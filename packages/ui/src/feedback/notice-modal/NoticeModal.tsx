import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
  useState,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Portal } from 'radix-ui';
import { DismissableLayer } from 'radix-ui/internal';
import { toneIcons } from '../alert/tone.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { LayerEvents } from '../../foundations/layers/layerEvents.js';
import { escapeIsUsed } from '../../foundations/layers/usedAbove.js';
import { useLayerContainer } from '../../foundations/layers/useLayerContainer.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { alertLabels, dialogLabels } from '../../labels/english.js';
import { Inner, Root, Sign, Text, Title } from './NoticeModal.styles.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';

const onVisibilityChange = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** True while the tab is hidden. */
function useHiddenTab(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** Calls `onClose` after it has been open for `ms` milliseconds, not counting time paused or in a hidden tab. */
function useAutoClose(options: { open: boolean; ms: number; paused: boolean; onClose: () => void }): void {
  const { open, ms } = options;
  const halted = useHiddenTab() || options.paused;
  const left = useRef(ms);
  const close = useEvent(options.onClose);

  useEffect(() => {
    if (open) left.current = ms;
  }, [open, ms]);

  useEffect(() => {
    if (!open || halted) return undefined;
    const started = Date.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [open, halted, ms, close]);
}

/** @since 0.1.0 */
export interface NoticeModalProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title'>,
    Pick<LayerEvents, 'onEscapeKeyDown'> {
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

/**
 * Says that something succeeded or failed, and closes by itself. Never moves the focus.
 * @since 0.1.0
 */
export const NoticeModal = forwardRef<HTMLDivElement, NoticeModalProps>(function NoticeModal(
  { open, onClose, tone, title, closeAfter = 2000, onEscapeKeyDown, style, children, ...rest },
  ref,
) {
  const { theme } = useCredence();
  const labels = useLabels({ alert: alertLabels, dialog: dialogLabels });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useAutoClose({ open, ms: closeAfter, paused: hovered || focused, onClose });

  const titleId = useId();
  const container = useLayerContainer(open);
  if (!open) return null;

  return (
    <Portal.Root asChild {...container}>
      {/* A branch of every layer: what is pressed in it is outside of none. */}
      <DismissableLayer.Branch asChild>
        <Root
          ref={ref}
          role="dialog"
          aria-labelledby={titleId}
          data-credence="notice-modal"
          data-credence-theme={theme}
          data-tone={tone}
          // A dialog that opens later blocks the page, but not the notice above it.
          style={{ pointerEvents: 'auto', ...style }}
          onDismiss={() => onClose()}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            if (escapeIsUsed(event, null)) event.preventDefault();
          }}
          // Pressing or focusing something else is unrelated to the notice, and must not close it early.
          onInteractOutside={(event) => event.preventDefault()}
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          {...rest}
        >
          {/* Said outright: what a dialog hides from screen readers leaves out elements with `aria-live`. */}
          <Inner role={tone === 'error' ? 'alert' : 'status'} aria-live={tone === 'error' ? 'assertive' : 'polite'}>
            <Sign role="img" aria-label={labels.alert[tone]}>
              <Glyph of={toneIcons[tone]} />
            </Sign>
            <Title id={titleId} data-slot="title">
              {title ?? labels.alert[tone]}
            </Title>
            <GlyphButton glyph={drawings.close} label={labels.dialog.close} onClick={() => onClose()} />
            {children ? <Text data-slot="message">{children}</Text> : null}
          </Inner>
        </Root>
      </DismissableLayer.Branch>
    </Portal.Root>
  );
});
