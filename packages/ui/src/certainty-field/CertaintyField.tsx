import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { Icon } from '../icons/index.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useCredence } from '../provider/useCredence.js';
import {
  Choice,
  Choices,
  Comment,
  CommentArea,
  Group,
  Hint,
  Problem,
  Question,
  Root,
} from './CertaintyField.styles.js';

/** How certain somebody is: −2 uncertain, −1 rather uncertain, 1 rather certain, 2 certain. */
export type Certainty = -2 | -1 | 1 | 2;

export interface CertaintyFieldProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The choice, if the parent holds it. Null while nothing is chosen. */
  value?: Certainty | null | undefined;
  /**
   * The choice to begin with, if the field holds it.
   * @default null
   */
  defaultValue?: Certainty | null | undefined;
  /** Called with the new choice. */
  onValueChange?: ((value: Certainty) => void) | undefined;
  /** The explanation, if the parent holds it. */
  comment?: string | undefined;
  /**
   * The explanation to begin with, if the field holds it.
   * @default ''
   */
  defaultComment?: string | undefined;
  /** Called with the whole explanation on every change of it. */
  onCommentChange?: ((comment: string) => void) | undefined;
  /** What is wrong with the choice. Set, the choices are marked and described by it. */
  error?: ReactNode;
  /** What is wrong with the explanation. Set, it is marked and described by it. */
  commentError?: ReactNode;
  /**
   * The longest explanation, in characters.
   * @default 2000
   */
  maxCommentLength?: number | undefined;
  /**
   * True where it cannot be used at the moment.
   * @default false
   */
  disabled?: boolean | undefined;
}

const choices = [-2, -1, 1, 2] as const;

/** Asks how certain the answer is, and, where it is not, why. */
export const CertaintyField = forwardRef<HTMLDivElement, CertaintyFieldProps>(function CertaintyField(
  {
    value: given,
    defaultValue = null,
    onValueChange,
    comment: givenComment,
    defaultComment = '',
    onCommentChange,
    error,
    commentError,
    maxCommentLength = 2000,
    disabled = false,
    ...rest
  },
  ref,
) {
  const texts = useCredence().labels.certaintyField;
  const id = useId();
  const [value, setValue] = useControllableState<Certainty | null>({
    value: given,
    defaultValue,
    onChange: (next) => next !== null && onValueChange?.(next),
  });
  const [comment, setComment] = useControllableState({
    value: givenComment,
    defaultValue: defaultComment,
    onChange: (next) => onCommentChange?.(next),
  });

  return (
    <Root ref={ref} data-credence="certainty-field" {...rest}>
      <Group
        role="radiogroup"
        aria-labelledby={`${id}-question`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <Question id={`${id}-question`}>{texts.question}</Question>
        <Choices data-invalid={error ? '' : undefined}>
          {choices.map((choice) => (
            <Choice key={choice} data-slot="choice">
              <input
                type="radio"
                name={`${id}-certainty`}
                value={choice}
                checked={value === choice}
                disabled={disabled}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => setValue(choice, undefined)}
              />
              <span>{texts.choices[choice]}</span>
            </Choice>
          ))}
        </Choices>
      </Group>
      {error ? (
        <Problem id={`${id}-error`} data-slot="error">
          <Icon name="alert" />
          <span>{error}</span>
        </Problem>
      ) : null}
      {value !== null && value < 0 ? (
        <Comment data-slot="comment">
          <label htmlFor={`${id}-comment`}>{texts.explain}</label>
          <CommentArea
            id={`${id}-comment`}
            rows={3}
            maxLength={maxCommentLength}
            value={comment}
            disabled={disabled}
            aria-invalid={commentError ? true : undefined}
            aria-describedby={commentError ? `${id}-hint ${id}-comment-error` : `${id}-hint`}
            onChange={(event) => setComment(event.currentTarget.value, undefined)}
          />
          <Hint id={`${id}-hint`}>{texts.noPatientData}</Hint>
          {commentError ? (
            <Problem id={`${id}-comment-error`} data-slot="comment-error">
              <Icon name="alert" />
              <span>{commentError}</span>
            </Problem>
          ) : null}
        </Comment>
      ) : null}
    </Root>
  );
});
