import { Button } from '@credence/ui';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { Actions, Root, Sentence } from './NextStep.styles.js';

/** Something that can be done next. */
interface NextAction {
  /** What it does, as a verb with its object: "Remind 3 experts". */
  readonly label: string;
  /** Called when it is pressed. */
  readonly onPress: () => void;
}

interface NextStepProps {
  /** What to do next: the one filled button of the screen. Without it there is nothing to do but to wait. */
  action: NextAction | undefined;
  /** What else can be done now, at most two. */
  others: readonly NextAction[];
  /** What the filled button says while its action is under way: "Reminding…". Nothing can be pressed meanwhile. */
  working?: string | undefined;
  /** One sentence; what matters of it in `b`. */
  children: ReactNode;
}

/** The next thing to do in a study: one sentence, one filled button beside it. */
export function NextStep({ action, others, working, children }: NextStepProps) {
  const busy = working !== undefined;
  return (
    <Root data-credence="next-step">
      <Sentence>{children}</Sentence>
      {action || others.length > 0 ? (
        <Actions>
          {action ? (
            <Button variant="primary" busy={busy} onClick={action.onPress}>
              {working ?? action.label}
            </Button>
          ) : null}
          {others.slice(0, 2).map(({ label, onPress }) => (
            <Button key={label} variant="ghost" busy={busy} onClick={onPress}>
              {label}
            </Button>
          ))}
        </Actions>
      ) : null}
      <VisuallyHidden role="status">{working}</VisuallyHidden>
    </Root>
  );
}
