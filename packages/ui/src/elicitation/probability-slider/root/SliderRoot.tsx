import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react';
import { describedByMessages } from '../../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../../foundations/fields/FieldMessages.js';
import { useEvent } from '../../../foundations/interaction/useEvent.js';
import { useOwnRef } from '../../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import type { AnchorDetails } from '../../../foundations/verbal-scale/Anchors.js';
import { answerOf } from '../../../foundations/verbal-scale/verbalScale.js';
import type { FieldTexts } from '../../../forms/form-field/FormField.js';
import { type VerbalAnchor, verbalScaleLabels } from '../../../labels/english.js';
import { percentOf, type Share, shareOf } from '../../answers/share.js';
import { SubmittedValues } from '../../answers/SubmittedValues.js';
import type { HumanIconScaleProps } from '../../human-icon-scale/HumanIconScale.js';
import { useKeyOrder } from '../behaviour/useKeyOrder.js';
import { type ProbabilityOptions, useProbability } from '../state/useProbability.js';
import { SliderContext, useSlider } from './SliderContext.js';
import { Root } from './SliderRoot.styles.js';

/**
 * The settings of a slider apart from its answer: its scale, and its place in a form.
 * @since 0.1.0
 */
export interface SliderSettings
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<FieldTexts, 'error' | 'hint'> {
  /** The words and their percentages, ascending. Defaults to those of the labels. */
  anchors?: readonly VerbalAnchor[] | undefined;
  /**
   * The number of people.
   * @default 50
   */
  total?: HumanIconScaleProps['total'];
  /**
   * The previous answer, whole percent or exact: a mark on the rail, hidden until the slider has been touched, so
   * that it does not bias the new one.
   */
  ghostValue?: Share | null | undefined;
  /**
   * What the scale shows. `words` omits all numbers, `numbers` all words; some people prefer one of them.
   * @default 'both'
   */
  scaleType?: HumanIconScaleProps['scaleType'];
  /**
   * Name in a form. It submits the percent, with decimals where whole percent cannot say it ("0.2"), and nothing while
   * unanswered.
   */
  name?: string | undefined;
  /**
   * Submits the starting value while unanswered.
   * @default false
   */
  submitUnanswered?: boolean | undefined;
  /**
   * True if the form requires an answer: it is invalid as long as there is none.
   * @default false
   */
  required?: boolean | undefined;
  /** The native range, for form libraries: what they focus if it is invalid. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Id of the form it belongs to, if the slider is outside of it. */
  form?: string | undefined;
}

/**
 * @since 0.1.0
 * @experimental
 */
export type SliderRootProps = SliderSettings & ProbabilityOptions & { children?: ReactNode };

/**
 * A slider without a look of its own: it keeps the answer of the parts in it, says it to a form, and names the group by
 * its `SliderQuestion`, or by `aria-label` if there is none. A part may be left out, or stand elsewhere inside.
 * @since 0.1.0
 * @experimental
 */
export const SliderRoot = forwardRef<HTMLDivElement, SliderRootProps>(function SliderRoot(props, ref) {
  const [slider, { onKeyDown, children, ...rest }] = useSliderOf(props);
  const { answer, field } = slider;
  return (
    <SliderContext.Provider value={slider}>
      <Root
        ref={ref}
        role="group"
        data-credence="probability-slider"
        data-state={answer.unset ? 'unset' : 'answered'}
        data-disabled={answer.disabled ? '' : undefined}
        data-readonly={answer.readOnly ? '' : undefined}
        {...field.named}
        {...rest}
        onKeyDown={useKeyOrder(onKeyDown)}
      >
        {children}
        {/* Its range cannot say it. */}
        {answer.exact === null ? null : (
          <SubmittedValues
            percents={[percentOf({ ppm: answer.exact })]}
            name={field.name}
            form={field.form}
            disabled={answer.disabled}
          />
        )}
      </Root>
    </SliderContext.Provider>
  );
});

/** The hint and the error of a slider, which describe its range. */
export function SliderMessages() {
  const { id, hint, error } = useSlider();
  return <FieldMessages id={id} hint={hint} error={error} />;
}

/** The slider as its parts take it, and the props that are not about it. */
function useSliderOf(props: SliderRootProps) {
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  const id = useId();
  const answer = useProbability(props);
  const {
    anchors = verbalScale.anchors,
    total = 50,
    scaleType = 'both',
    ghostValue = null,
    inputRef = null,
    hint,
    error,
    name,
    form,
    submitUnanswered = false,
    required = false,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid = Boolean(error),
    ...others
  } = props;
  const control = useOwnRef(inputRef);
  const selectWord = useEvent((anchor: VerbalAnchor, { event }: AnchorDetails) => {
    answer.change(answerOf(anchor, answer.min, answer.max), 'word', event);
    answer.commit();
  });
  const ghost = answer.touched ? shareOf(ghostValue) : null;
  const more = [describedBy, ghost === null ? '' : `${id}-ghost`].filter(Boolean).join(' ');
  const field = {
    named: label ? { 'aria-label': label } : { 'aria-labelledby': `${id}-question` },
    describedBy: describedByMessages({ id, hint, error, more }),
    invalid,
    name,
    submitUnanswered,
    form,
    required,
  };
  const slider = { id, answer, control, anchors, total, scaleType, ghost, selectWord, field, hint, error };
  return [slider, withoutState(others)] as const;
}

/** Props without those of `useProbability`. */
const withoutState = ({
  value: _value,
  defaultValue: _default,
  precision: _precision,
  exactShares: _shares,
  onValueChange: _change,
  onValueCommit: _commit,
  min: _min,
  max: _max,
  startValue: _start,
  disabled: _disabled,
  readOnly: _readOnly,
  ...rest
}: Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue'> & ProbabilityOptions) => rest;
