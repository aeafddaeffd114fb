import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { Actions, Root, Sentence } from './NextStep.styles.js';

/**
 * Something that can be done next.
 * @since 0.1.0
 * @experimental
 */
export interface NextAction {
  /** What it does, as a verb with its object: "Remind 3 experts". */
  readonly label: string;
  /** Called when it is pressed. */
  readonly onPress: () => void;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface NextStepProps extends ComponentPropsWithoutRef<'div'> {
  /** What to do next: the one filled button of the screen. Without it there is nothing to do but to wait. */
  action?: NextAction | undefined;
  /**
   * What else can be done now, at most two.
   * @default []
   */
  others?: readonly NextAction[] | undefined;
  /** What the filled button says while its action is under way: "Reminding…". Nothing can be pressed meanwhile. */
  working?: string | undefined;
}

const none: readonly NextAction[] = [];

/**
 * The next thing to do in a study: one sentence (children; what matters of it in `b`), one filled button beside it.
 * @since 0.1.0
 * @experimental
 */
export const NextStep = forwardRef<HTMLDivElement, NextStepProps>(function NextStep(
  { action, others = none, working, children, ...rest },
  ref,
) {
  const busy = working !== undefined;
  return (
    <Root ref={ref} data-credence="next-step" {...rest}>
      <Sentence data-slot="sentence">{children}</Sentence>
      {action || others.length > 0 ? (
        <Actions data-slot="actions">
          {action ? (
            <PressButton variant="primary" busy={busy} onClick={action.onPress}>
              {working ?? action.label}
            </PressButton>
          ) : null}
          {others.slice(0, 2).map(({ label, onPress }) => (
            <PressButton key={label} variant="ghost" busy={busy} onClick={onPress}>
              {label}
            </PressButton>
          ))}
        </Actions>
      ) : null}
      <VisuallyHidden role="status">{working}</VisuallyHidden>
    </Root>
  );
});
