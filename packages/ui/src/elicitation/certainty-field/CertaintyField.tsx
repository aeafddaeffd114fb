import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { FieldError } from '../../foundations/fields/FieldMessages.styles.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { certaintyFieldLabels } from '../../labels/english.js';
import { certainties, type Certainty, isUncertain } from './certainties.js';
import { CertaintyChoices } from './CertaintyChoices.js';
import { CertaintyComment } from './CertaintyComment.js';
import { AsIf, Group, Last, Question, Root } from './CertaintyField.styles.js';
import { bringInSight } from '../../foundations/interaction/bringInSight.js';

export type { Certainty } from './certainties.js';

/**
 * Describes a change of the choice or its explanation: pressed, chosen by key, taken over from the question before
 * (`last`), typed, or reset with the form.
 * @since 0.1.0
 */
export type CertaintyDetails = InteractionDetails<'press' | 'key' | 'last' | 'type' | 'reset'>;

/** @since 0.1.0 */
export interface CertaintyFieldProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The choice, when controlled. Null if nothing is chosen. */
  value?: Certainty | null | undefined;
  /**
   * The initial choice, when uncontrolled.
   * @default null
   */
  defaultValue?: Certainty | null | undefined;
  /** Called with the new choice; with null when a form reset clears it. */
  onValueChange?: ((value: Certainty | null, details: CertaintyDetails) => void) | undefined;
  /** The explanation, when controlled. */
  comment?: string | undefined;
  /**
   * The initial explanation, when uncontrolled.
   * @default ''
   */
  defaultComment?: string | undefined;
  /** Called with the whole explanation on every change. */
  onCommentChange?: ((comment: string, details: CertaintyDetails) => void) | undefined;
  /**
   * What the four words mean, shown below them: as if one had seen so many cases. The last is the least of its word. If
   * omitted, the words stand alone.
   */
  cases?: readonly [number, number, number, number] | undefined;
  /** The choice of the question before: offered in one press, never preselected. */
  lastValue?: Certainty | null | undefined;
  /** Its explanation, taken over with it unless another one was typed. */
  lastComment?: string | undefined;
  /** The error of the choice. If set, the choices are marked as invalid and described by it. */
  error?: ReactNode;
  /** The error of the explanation. If set, the explanation is marked as invalid and described by it. */
  commentError?: ReactNode;
  /**
   * The maximum length of the explanation, in characters.
   * @default 2000
   */
  maxCommentLength?: number | undefined;
  /** Name of the choice in a form. If omitted, it is not submitted. */
  name?: string | undefined;
  /** Name of the explanation in a form. */
  commentName?: string | undefined;
  /** Id of the form it belongs to, if the field is outside of it. */
  form?: string | undefined;
  /**
   * Disables the field.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The radio button of the choice, or the first if nothing is chosen: what takes the focus. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The explanation, as long as it is asked for. */
  commentRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** The choice that a digit selects, from 1. */
const choiceOfDigit = (key: string) => (/^[1-4]$/.test(key) ? certainties[Number(key) - 1] : undefined);

/**
 * Asks how certain the answer is and, if it is uncertain, why.
 * @since 0.1.0
 */
export const CertaintyField = forwardRef<HTMLDivElement, CertaintyFieldProps>(function CertaintyField(
  {
    cases,
    error,
    commentError,
    maxCommentLength = 2000,
    name,
    commentName,
    form,
    disabled = false,
    inputRef,
    commentRef,
    ...props
  },
  ref,
) {
  const id = useId();
  const root = useOwnRef(ref);
  const [certainty, rest] = useCertainty(root, props);
  const { value, comment } = certainty;
  const onChoiceKey = useChoiceKeys(root, certainty);
  const explains = isUncertain(value);
  useBroughtInSight(root, 'input', Boolean(error));
  useBroughtInSight(root, 'textarea', explains);
  useBroughtInSight(root, 'textarea', Boolean(commentError));

  return (
    <Root ref={root} data-credence="certainty-field" data-meanings={cases ? '' : undefined} {...rest}>
      <ChoiceGroup id={id} error={error} meanings={Boolean(cases)} onKeyDown={disabled ? undefined : onChoiceKey}>
        <CertaintyChoices
          id={id}
          name={name}
          form={form}
          value={value}
          disabled={disabled}
          cases={cases}
          isWrong={Boolean(error)}
          inputRef={inputRef}
          onChoose={certainty.choose}
        />
        <LastChoice certainty={certainty} disabled={disabled} />
      </ChoiceGroup>
      {explains ? (
        <CertaintyComment
          areaRef={commentRef}
          id={`${id}-comment`}
          error={commentError}
          maxLength={maxCommentLength}
          name={commentName}
          form={form}
          value={comment}
          disabled={disabled}
          onChange={certainty.writeComment}
        />
      ) : null}
    </Root>
  );
});

type CertaintyState = Pick<
  CertaintyFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'comment'
  | 'defaultComment'
  | 'onCommentChange'
  | 'lastValue'
  | 'lastComment'
>;

/** The choice and its explanation, and the props that are left for the element. */
function useCertainty<Props extends CertaintyState>(root: RefObject<HTMLElement | null>, props: Props) {
  const {
    value: given,
    defaultValue,
    onValueChange,
    comment: givenComment,
    defaultComment,
    onCommentChange,
    lastValue = null,
    lastComment = '',
    ...rest
  } = props;
  const [value, setValue] = useControllableState<Certainty | null, CertaintyDetails>({
    value: given,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange,
  });
  const [comment, setComment] = useControllableState<string, CertaintyDetails>({
    value: givenComment,
    defaultValue: defaultComment ?? '',
    onChange: onCommentChange,
  });
  useFormReset(root, (event) => {
    const initial = { value: defaultValue ?? null, comment: defaultComment ?? '' };
    if (given === undefined && value !== initial.value) setValue(initial.value, { reason: 'reset', event });
    if (givenComment === undefined && comment !== initial.comment)
      setComment(initial.comment, { reason: 'reset', event });
  });

  /** Stable across renders, so that the choices render again only if they change. */
  const choose = useEvent((choice: Certainty, event: Event) => setValue(choice, { reason: pressOrKey(event), event }));
  const chooseLast = (event: Event) => {
    const details = { reason: 'last', event } as const;
    setValue(lastValue, details);
    if (lastComment && comment.trim() === '') setComment(lastComment, details);
    // The pressed button disappears.
    root.current?.querySelector<HTMLElement>(`[value="${lastValue}"]`)?.focus();
  };
  const writeComment = (event: ChangeEvent<HTMLTextAreaElement>) =>
    setComment(event.currentTarget.value, { reason: 'type', event: event.nativeEvent });
  return [{ value, comment, lastValue, setValue, choose, chooseLast, writeComment }, rest] as const;
}

type CertaintyAnswer = ReturnType<typeof useCertainty>[0];

/** A digit chooses, and Enter goes on to the explanation if it is missing. */
function useChoiceKeys(root: RefObject<HTMLElement | null>, { value, comment, setValue }: CertaintyAnswer) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choiceOfDigit(event.key);
    if (choice !== undefined) {
      event.preventDefault();
      if (choice !== value) setValue(choice, { reason: 'key', event: event.nativeEvent });
      event.currentTarget.querySelector<HTMLElement>(`[value="${choice}"]`)?.focus();
    }
    const area = isUncertain(value) && comment.trim() === '' ? root.current?.querySelector('textarea') : null;
    if (event.key === 'Enter' && area) {
      event.preventDefault();
      area.focus();
    }
  };
}

interface ChoiceGroupProps extends Pick<ComponentPropsWithoutRef<'div'>, 'onKeyDown' | 'children'> {
  /** Id of the field. */
  id: string;
  error: ReactNode;
  /** True if it is said what the words mean. */
  meanings: boolean;
}

/** The question over its choices, and the error below them. */
function ChoiceGroup({ id, error, meanings, onKeyDown, children }: ChoiceGroupProps) {
  const texts = useLabels({ certaintyField: certaintyFieldLabels }).certaintyField;
  return (
    <>
      <Group
        role="radiogroup"
        onKeyDown={onKeyDown}
        aria-labelledby={`${id}-question`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <Question id={`${id}-question`}>{texts.question}</Question>
        {meanings ? <AsIf id={`${id}-as-if`}>{texts.asIf}</AsIf> : null}
        {children}
      </Group>
      {error ? (
        <FieldError id={`${id}-error`} data-slot="error">
          <Glyph of={drawings.alert} />
          <span>{error}</span>
        </FieldError>
      ) : null}
    </>
  );
}

interface LastChoiceProps {
  certainty: CertaintyAnswer;
  disabled: boolean;
}

/** Takes the choice of the question before, if it is another one. */
function LastChoice({ certainty: { value, lastValue, chooseLast }, disabled }: LastChoiceProps) {
  const texts = useLabels({ certaintyField: certaintyFieldLabels }).certaintyField;
  return lastValue === null || lastValue === value ? null : (
    <Last
      type="button"
      data-slot="last"
      disabled={disabled}
      aria-label={texts.asLastNamed(texts.choices[lastValue])}
      onClick={({ nativeEvent }) => chooseLast(nativeEvent)}
    >
      {texts.asLast}
    </Last>
  );
}

/**
 * Scrolls the control matching the selector into view when a reason arises: it opened, or it became
 * invalid. A reason that exists from the start is ignored: the page does not move when it opens.
 */
function useBroughtInSight(root: RefObject<Element | null>, selector: string, cause: boolean): void {
  const known = useRef(cause);
  useEffect(() => {
    if (known.current === cause) return;
    known.current = cause;
    const control = cause ? root.current?.querySelector(selector) : null;
    if (control) bringInSight(control);
  }, [root, selector, cause]);
}
