import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { Icon } from '../../foundations/icons/Icon.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { useBroughtInSight } from '../dock/useBroughtInSight.js';
import { certaintyFieldLabels } from '../../labels/english.js';
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

/** A change of the choice or of its explanation: pressed, chosen by a key, typed, or taken back with the form. */
export type CertaintyDetails = InteractionDetails<'press' | 'key' | 'type' | 'reset'>;

export interface CertaintyFieldProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The choice, if the parent holds it. Null while nothing is chosen. */
  value?: Certainty | null | undefined;
  /**
   * The choice to begin with, if the field holds it.
   * @default null
   */
  defaultValue?: Certainty | null | undefined;
  /** Called with the new choice; with null where a reset of the form takes it back. */
  onValueChange?: ((value: Certainty | null, details: CertaintyDetails) => void) | undefined;
  /** The explanation, if the parent holds it. */
  comment?: string | undefined;
  /**
   * The explanation to begin with, if the field holds it.
   * @default ''
   */
  defaultComment?: string | undefined;
  /** Called with the whole explanation on every change of it. */
  onCommentChange?: ((comment: string, details: CertaintyDetails) => void) | undefined;
  /** What is wrong with the choice. Set, the choices are marked and described by it. */
  error?: ReactNode;
  /** What is wrong with the explanation. Set, it is marked and described by it. */
  commentError?: ReactNode;
  /**
   * The longest explanation, in characters.
   * @default 2000
   */
  maxCommentLength?: number | undefined;
  /** Name of the choice in a form. Left out, it is no part of one. */
  name?: string | undefined;
  /** Name of the explanation in a form. */
  commentName?: string | undefined;
  /** Id of the form that it belongs to, where it does not lie in it. */
  form?: string | undefined;
  /**
   * True where it cannot be used at the moment.
   * @default false
   */
  disabled?: boolean | undefined;
}

const choices = [-2, -1, 1, 2] as const;

/** The choice that a digit means, from 1. */
const choiceOfDigit = (key: string) => (/^[1-4]$/.test(key) ? choices[Number(key) - 1] : undefined);

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
    name,
    commentName,
    form,
    disabled = false,
    ...rest
  },
  ref,
) {
  const texts = useLabels({ certaintyField: certaintyFieldLabels }).certaintyField;
  const id = useId();
  const root = useOwnRef(ref);
  const [value, setValue] = useControllableState<Certainty | null, CertaintyDetails>({
    value: given,
    defaultValue,
    onChange: onValueChange,
  });
  const [comment, setComment] = useControllableState<string, CertaintyDetails>({
    value: givenComment,
    defaultValue: defaultComment,
    onChange: onCommentChange,
  });
  useFormReset(root, (event) => {
    if (value !== defaultValue) setValue(defaultValue, { reason: 'reset', event });
    if (comment !== defaultComment) setComment(defaultComment, { reason: 'reset', event });
  });

  const explains = value !== null && value < 0;
  useBroughtInSight(root, 'input', Boolean(error));
  useBroughtInSight(root, 'textarea', explains);
  useBroughtInSight(root, 'textarea', Boolean(commentError));

  const onChoiceKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || disabled) return;
    const choice = choiceOfDigit(event.key);
    if (choice !== undefined) {
      event.preventDefault();
      if (choice !== value) setValue(choice, { reason: 'key', event: event.nativeEvent });
      event.currentTarget.querySelector<HTMLElement>(`[value="${choice}"]`)?.focus();
    }
    // What is missing comes next.
    const area = explains && comment.trim() === '' ? root.current?.querySelector('textarea') : null;
    if (event.key === 'Enter' && area) {
      event.preventDefault();
      area.focus();
    }
  };

  return (
    <Root ref={root} data-credence="certainty-field" {...rest}>
      <Group
        role="radiogroup"
        onKeyDown={onChoiceKey}
        aria-labelledby={`${id}-question`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <Question id={`${id}-question`}>{texts.question}</Question>
        <Choices>
          {choices.map((choice) => (
            <Choice key={choice} data-slot="choice">
              <input
                type="radio"
                name={name ?? `${id}-certainty`}
                // Without a name of its own it leaves the form alone: an address of no form.
                form={name === undefined ? `${id}-none` : form}
                value={choice}
                checked={value === choice}
                disabled={disabled}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={({ nativeEvent: event }) => setValue(choice, { reason: pressOrKey(event), event })}
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
      {explains ? (
        <Comment data-slot="comment">
          <label htmlFor={`${id}-comment`}>{texts.explain}</label>
          <CommentArea
            id={`${id}-comment`}
            rows={3}
            maxLength={maxCommentLength}
            name={commentName}
            form={form}
            value={comment}
            disabled={disabled}
            aria-invalid={commentError ? true : undefined}
            aria-describedby={commentError ? `${id}-hint ${id}-comment-error` : `${id}-hint`}
            onChange={(event) => setComment(event.currentTarget.value, { reason: 'type', event: event.nativeEvent })}
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
