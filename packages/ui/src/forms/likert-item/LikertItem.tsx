import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { type RadioDetails, useRadioChoice } from '../../foundations/fields/useRadioChoice.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { likertItemLabels } from '../../labels/english.js';
import { Answer, Answers, Mark, Root, Statement, Word } from './LikertItem.styles.js';

/**
 * From 1, the first word, to 5, the last.
 * @since 0.1.0
 */
export type LikertValue = 1 | 2 | 3 | 4 | 5;

/**
 * Describes a change of answer: pressed, chosen by key, or reset with the form.
 * @since 0.1.0
 */
export type LikertItemDetails = RadioDetails;

/** @since 0.1.0 */
export interface LikertItemProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The statement to agree or disagree with. */
  statement: ReactNode;
  /** The answer, when controlled. Null if there is none. */
  value?: LikertValue | null | undefined;
  /**
   * The initial answer, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: LikertValue | null | undefined;
  /** Called with every new answer; with null when a form reset clears it. */
  onValueChange?: ((value: LikertValue | null, details: LikertItemDetails) => void) | undefined;
  /** Called with an answer given by the user. An answer is one gesture, so it comes right after `onValueChange`. */
  onValueCommit?: ((value: LikertValue, details: LikertItemDetails) => void) | undefined;
  /** The labels of the five answers, from 1 to 5. Defaults to those of the labels, from disagreement to agreement. */
  words?: readonly string[] | undefined;
  /** The error: `true` writes "*required.", for a missing answer. */
  error?: ReactNode;
  /**
   * True if the form requires an answer.
   * @default false
   */
  required?: boolean | undefined;
}

const answers: readonly LikertValue[] = [1, 2, 3, 4, 5];

/**
 * A statement with a scale of agreement, from 1 to 5.
 * @since 0.1.0
 */
export const LikertItem = forwardRef<HTMLFieldSetElement, LikertItemProps>(function LikertItem(
  {
    statement,
    value: given,
    defaultValue,
    onValueChange,
    onValueCommit,
    words,
    error,
    required = false,
    name,
    form,
    id: givenId,
    'aria-describedby': describedBy,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const root = useOwnRef(ref);
  const [value, choose] = useRadioChoice({ value: given, defaultValue, onValueChange, onValueCommit, root });

  return (
    <Root
      ref={root}
      id={id}
      // A fieldset alone cannot be marked as invalid or required.
      role="radiogroup"
      aria-labelledby={`${id}-statement`}
      aria-describedby={describedByMessages({ id, error, more: describedBy })}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      data-credence="likert-item"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        takeDigit(event, value, choose);
      }}
      {...rest}
    >
      <Statement id={`${id}-statement`} data-slot="statement">
        {statement}
      </Statement>
      <Scale
        words={words}
        value={value}
        name={name ?? `${id}-answer`}
        // Without a name it must not take part in the form: point it at a form that does not exist.
        form={name === undefined ? `${id}-none` : form}
        required={required}
        onChoose={choose}
      />
      <FieldMessages id={id} error={error} />
    </Root>
  );
});

interface ScaleProps extends Pick<LikertItemProps, 'words' | 'name' | 'form' | 'required'> {
  value: LikertValue | null;
  onChoose: (answer: LikertValue, event: Event) => void;
}

/** The five answers. */
function Scale({ words, value, name, form, required, onChoose }: ScaleProps) {
  const { locale } = useCredence();
  const { likertItem: texts } = useLabels({ likertItem: likertItemLabels });
  return (
    <Answers data-slot="answers">
      {answers.map((answer) => {
        const number = answer.toLocaleString(locale);
        const word = (words ?? texts.words)[answer - 1] ?? '';
        return (
          <Answer key={answer} data-slot="answer">
            <input
              type="radio"
              name={name}
              form={form}
              value={answer}
              checked={value === answer}
              required={required}
              aria-label={texts.answer(number, word)}
              onChange={(event) => onChoose(answer, event.nativeEvent)}
            />
            <Mark aria-hidden="true" />
            <span aria-hidden="true">{number}</span>
            <Word aria-hidden="true" data-slot="word">
              {word}
            </Word>
          </Answer>
        );
      })}
    </Answers>
  );
}

/** Chooses the answer whose digit is pressed. */
function takeDigit(
  event: KeyboardEvent<HTMLFieldSetElement>,
  value: LikertValue | null,
  choose: ScaleProps['onChoose'],
) {
  const number = answers.find((answer) => String(answer) === event.key);
  const radio = number && event.currentTarget.querySelectorAll('input')[number - 1];
  if (!number || !radio || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  radio.focus();
  if (number !== value) choose(number, event.nativeEvent);
}
