import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { alertLabels } from '../../labels/english.js';
import { Actions, Details, Message, Root, Sign } from './Alert.styles.js';
import { type Tone, toneIcons } from './tone.js';

/** @since 0.1.0 */
export interface AlertProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * The kind of message. Errors and warnings interrupt a screen reader (`role="alert"`), the others wait.
   * @default 'error'
   */
  tone?: Tone | undefined;
  /** The message, in an element of its own. */
  children?: ReactNode;
  /** Further details, below it. */
  details?: ReactNode;
  /** A button: "Try again". */
  action?: ReactNode;
  /** Called by the close button, which is shown only if this is given. */
  onDismiss?: (() => void) | undefined;
  /** The close button. */
  dismissRef?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A message that stays on the page until it is dismissed.
 * @since 0.1.0
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'error', children, details, action, onDismiss, dismissRef, ...rest },
  ref,
) {
  const labels = useLabels({ alert: alertLabels });
  const interrupts = tone === 'error' || tone === 'warning';

  return (
    <Root ref={ref} role={interrupts ? 'alert' : 'status'} data-credence="alert" data-tone={tone} {...rest}>
      <Sign role="img" aria-label={labels.alert[tone]}>
        <Glyph of={toneIcons[tone]} />
      </Sign>
      <Message data-slot="message">{children}</Message>
      {details ? <Details data-slot="details">{details}</Details> : null}
      {action || onDismiss ? (
        <Actions data-slot="actions">
          {action}
          {onDismiss ? (
            <GlyphButton
              ref={dismissRef}
              glyph={drawings.close}
              label={labels.alert.dismiss}
              onClick={() => onDismiss()}
            />
          ) : null}
        </Actions>
      ) : null}
    </Root>
  );
});
