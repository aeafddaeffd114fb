import { forwardRef } from 'react';
import type { PercentAnswer, ShareAnswer, ShownAnswer } from '../answers/answerProps.js';
import { type AnswerTexts, SliderAnswer } from './answer/SliderAnswer.js';
import { exactShares } from './fine-line/exactShares.js';
import { SliderFineLine, SliderFineOffer } from './fine-line/SliderFineLine.js';
import { SliderMisfit } from './number/SliderMisfit.js';
import { SliderNumber } from './number/SliderNumber.js';
import { SliderPeople } from './people/SliderPeople.js';
import { type QuestionTexts, SliderQuestion } from './question/SliderQuestion.js';
import { SliderRail } from './rail/SliderRail.js';
import { SliderMessages, SliderRoot, type SliderSettings } from './root/SliderRoot.js';
import { Head } from './root/SliderRoot.styles.js';
import { SliderScale } from './scale/SliderScale.js';
import type { ProbabilityScale } from './state/useProbability.js';
import { SliderSteps } from './steps/SliderSteps.js';
import { SliderWords } from './words/SliderWords.js';

interface SliderProps extends SliderSettings, ProbabilityScale, QuestionTexts, AnswerTexts {}

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

/** What connects one slider of a question to a form. */
export type SliderField = Pick<
  ProbabilitySliderProps,
  'aria-describedby' | 'aria-invalid' | 'form' | 'inputRef' | 'required'
>;

/**
 * Asks for one probability: people over a rail, the seven words at their percentages, a number between − and +. All of
 * it is one tab stop, the native range, whose keys do what box, buttons and words do for the pointer. Sliders are
 * independent: a component showing several states of one node decides what their sum may be.
 * @since 0.1.0
 */
export const ProbabilitySlider = forwardRef<HTMLDivElement, AnyProbabilitySliderProps>(function ProbabilitySlider(
  { label, lead, headingLevel, status, note, ...props },
  ref,
) {
  return (
    <SliderRoot ref={ref} exactShares={exactShares} {...props}>
      <Head data-slot="head">
        <SliderQuestion label={label} lead={lead} headingLevel={headingLevel} />
        <SliderAnswer status={status} note={note}>
          <SliderFineOffer />
        </SliderAnswer>
        {props.scaleType === 'words' ? null : (
          <SliderSteps>
            <SliderNumber />
          </SliderSteps>
        )}
        <SliderMisfit />
      </Head>
      <SliderScale>
        <SliderPeople />
        <SliderRail />
        <SliderWords />
      </SliderScale>
      <SliderFineLine />
      <SliderMessages />
    </SliderRoot>
  );
});
