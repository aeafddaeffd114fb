import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionExitsLabels } from '../../labels/english.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { historyKey } from '../answers/historyKey.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { Exit, Root } from './QuestionExits.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface QuestionExitsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether the question is answered, when controlled. Share it with the `ProbabilityQuestion`. */
  standing?: Standing | undefined;
  /**
   * The initial standing, when uncontrolled.
   * @default 'answered'
   */
  defaultStanding?: Standing | undefined;
  /** Called when one of the two is pressed, and when it is pressed again to take it back. */
  onStandingChange?: ((standing: Standing, details: ChangeDetails) => void) | undefined;
  /**
   * Which of the two are offered: a question without conditions asks about no combination.
   * @default ['cannotOccur', 'notMyField']
   */
  exits?: readonly Exclude<Standing, 'answered'>[] | undefined;
  /**
   * True while neither can be pressed.
   * @default false
   */
  disabled?: boolean | undefined;
}

const offers = [
  { standing: 'cannotOccur', glyph: drawings.forbidden, text: 'cannotOccur' },
  { standing: 'notMyField', glyph: drawings.forward, text: 'notMyField' },
] as const;
const both: QuestionExitsProps['exits'] = ['cannotOccur', 'notMyField'];

/**
 * The ways out of a question that cannot be answered: it asks about what cannot occur, or is not this person's field.
 * Neither belongs next to "Continue", and neither sends anything: the question then says so, with "Undo".
 * @since 0.1.0
 * @experimental
 */
export const QuestionExits = forwardRef<HTMLDivElement, QuestionExitsProps>(function QuestionExits(
  {
    standing: given,
    defaultStanding = 'answered',
    onStandingChange,
    exits = both,
    disabled = false,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const texts = useLabels({ questionExits: questionExitsLabels }).questionExits;
  const [standing, setStanding] = useControllableState<Standing, ChangeDetails>({
    value: given,
    defaultValue: defaultStanding,
    onChange: onStandingChange,
  });
  return (
    <Root
      ref={ref}
      role="group"
      aria-label={texts.group}
      data-credence="question-exits"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (standing === 'answered' || disabled || historyKey(event) !== 'undo') return;
        event.preventDefault();
        setStanding('answered', { reason: 'undo', event: event.nativeEvent });
      }}
      {...rest}
    >
      {offers
        .filter((exit) => exits.includes(exit.standing))
        .map((exit) => (
          <Exit
            key={exit.standing}
            type="button"
            aria-pressed={standing === exit.standing}
            disabled={disabled}
            data-slot="exit"
            data-standing={exit.standing}
            onClick={({ nativeEvent: event }) =>
              setStanding(standing === exit.standing ? 'answered' : exit.standing, { reason: 'exit', event })
            }
          >
            <Glyph of={exit.glyph} />
            {texts[exit.text]}
          </Exit>
        ))}
    </Root>
  );
});
