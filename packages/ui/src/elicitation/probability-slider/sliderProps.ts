import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import type { FieldTexts } from '../../forms/form-field/FormField.js';
import type { VerbalAnchor } from '../../labels/english.js';
import type { PercentAnswer, ShareAnswer, ShownAnswer } from '../answers/answerProps.js';
import type { Share } from '../answers/share.js';
import type { HumanIconScaleProps } from '../human-icon-scale/HumanIconScale.js';

interface SliderProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<FieldTexts, 'error' | 'hint'> {
  /** The question. It is visible, and it names the slider. */
  label: ReactNode;
  /** The beginning of the question, in smaller type above `label`. Together they form one heading. */
  lead?: ReactNode;
  /** Level of the question in the page's outline. If omitted or null, it is not a heading. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
  /**
   * The lowest answer. Not 0, because nobody can rule a state out for certain.
   * @default 1
   */
  min?: number | undefined;
  /**
   * The highest answer.
   * @default 99
   */
  max?: number | undefined;
  /**
   * Where the thumb stands while unanswered: whole percent, or parts per million as `{ ppm: 185000 }`. Null: nothing is
   * preset, and there is no thumb until a value is set.
   * @default 50
   */
  startValue?: Share | null | undefined;
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
  /** Content below the word: "stored as 44 %". */
  note?: ReactNode;
  /** Replaces the word: "Locked while saving". */
  status?: ReactNode;
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
  /**
   * Disables the slider.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * True if the answer can be read but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * With whole percents as answers.
 * @since 0.1.0
 */
export interface ProbabilitySliderProps extends SliderProps, PercentAnswer {}

/**
 * With `precision`: answers may be exact.
 * @since 0.1.0
 */
export interface ExactProbabilitySliderProps extends SliderProps, ShareAnswer {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.1.0
 */
export interface ShownProbabilitySliderProps extends SliderProps, ShownAnswer {}

/**
 * All that `ProbabilitySlider` takes, for whoever wraps it.
 * @since 0.1.0
 */
export type AnyProbabilitySliderProps =
  | ProbabilitySliderProps
  | ExactProbabilitySliderProps
  | ShownProbabilitySliderProps;
