import { MILLION } from '@credence/bayesnet/shares';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useSyncExternalStore } from 'react';
import { wordsFor } from '../../../foundations/verbal-scale/verbalScale.js';
import { WordsFor, wordsText } from '../../../foundations/verbal-scale/WordsFor.js';
import { useSlider, useSliderTexts } from '../root/SliderContext.js';
import { isFine } from '../state/sliderSteps.js';
import { Keep, Note, Said } from './SliderAnswer.styles.js';

/** Texts of the page about the answer. */
export interface AnswerTexts {
  /** Replaces the word: "Locked while saving". */
  status?: ReactNode;
  /** Content below the word: "stored as 44 %". */
  note?: ReactNode;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderAnswerProps extends ComponentPropsWithoutRef<'div'>, AnswerTexts {
  /** Between both: what else can be done with the answer. */
  children?: ReactNode;
}

/**
 * What the answer is called: its words, or the way to keep the starting value while there is none.
 * @since 0.1.0
 * @experimental
 */
export const SliderAnswer = forwardRef<HTMLDivElement, SliderAnswerProps>(function SliderAnswer(
  { status, note, children, ...rest },
  ref,
) {
  const { notSet } = useSliderTexts();
  const { value, isBlank } = useSlider().answer;
  return (
    <Said ref={ref} data-slot="words-said" {...rest}>
      {status ?? (
        <span>
          {isBlank ? <span>{notSet}</span> : <SliderKeep />}
          {value === null ? null : <SaidWords value={value} />}
        </span>
      )}
      {children}
      {note ? <Note data-slot="note">{note}</Note> : null}
    </Said>
  );
});

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderKeepProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'onClick' | 'children'> {}

/**
 * Makes the starting value the answer, while there is none. Not in the tab order: on the slider, Enter does the same.
 * @since 0.1.0
 * @experimental
 */
export const SliderKeep = forwardRef<HTMLButtonElement, SliderKeepProps>(function SliderKeep(props, ref) {
  const texts = useSliderTexts();
  const { unset, standing, locked, keep } = useSlider().answer;
  if (!unset || locked || standing === null) return null;
  return (
    <Keep
      ref={ref}
      type="button"
      tabIndex={-1}
      data-slot="keep"
      {...props}
      onClick={(event) => keep(event.nativeEvent)}
    >
      {texts.keep(standing)}
    </Keep>
  );
});

/** The words of the scale, and beyond its ends what the answer is on the fine line. */
function SaidWords({ value }: { value: number }) {
  const texts = useSliderTexts();
  const { answer, anchors, scaleType } = useSlider();
  const { exact, drawn } = answer;
  // Of the steps of a drag these words alone are rendered, and only where they become others.
  const latest = () => drawn.get() ?? value;
  const read = () => wordsText(wordsFor(latest(), anchors), (lower, upper) => `${lower}\n${upper}`);
  useSyncExternalStore(drawn.watch, read, read);
  if (scaleType === 'numbers') return null;
  if (exact === 0 || exact === MILLION) return <b>{exact === 0 ? texts.never : texts.always}</b>;
  return (
    <>
      <WordsFor percent={latest()} anchors={anchors} />
      {isFine(exact) ? <span>{texts.beyond(exact < MILLION / 2)}</span> : null}
    </>
  );
}
