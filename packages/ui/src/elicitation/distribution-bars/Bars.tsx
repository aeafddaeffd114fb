import { useId, useRef, useState } from 'react';
import { many } from './many.js';
import type { Answers } from '../answers/useAnswers.js';
import { shownName } from '../../foundations/names/shownName.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { MisfitNote } from '../probability-slider/MisfitNote.js';
import type { ProbabilitySliderProps } from '../probability-slider/ProbabilitySlider.js';
import type { SliderField } from '../probability-slider/sliderField.js';
import { useTyping } from '../probability-slider/useTyping.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shortNames } from '../share-bar/shortNames.js';
import { WordsFor } from '../../foundations/verbal-scale/WordsFor.js';
import { withName } from '../../foundations/names/withName.js';
import { distributionBarsLabels, probabilityQuestionLabels, verbalScaleLabels } from '../../labels/english.js';
import { Bar } from './Bar.js';
import { Lines, Tick } from './Bar.styles.js';
import { Axis, Caption, Frame, Plot, Question, Region } from './DistributionBars.styles.js';
import { beginStroke, paintBar, type Stroke, strokeOn } from './paintBars.js';
import { useStroke } from './useStroke.js';
import type { Reading } from '../probability-slider/reading.js';
import { readTyped } from '../probability-slider/readTyped.js';

export interface BarsProps extends Pick<ProbabilitySliderProps, 'anchors' | 'headingLevel'> {
  /** What connects a bar to a form. */
  fieldAt?: ((index: number) => SliderField) | undefined;
  nodeName: string;
  states: readonly string[];
  answers: Answers;
  /** All shares: whole percents that add up to 100. */
  shown: readonly number[];
  locks: readonly boolean[];
  disabled: boolean;
  readOnly: boolean;
}

/** The possible answers, in percent. */
const limits = { min: 1, max: 99 };

/** The question and its bars, without the element around them. */
export function Bars({
  nodeName,
  states,
  answers,
  shown,
  locks,
  disabled,
  readOnly,
  headingLevel,
  fieldAt,
  ...rest
}: BarsProps) {
  const labels = useLabels({
    distributionBars: distributionBarsLabels,
    probabilityQuestion: probabilityQuestionLabels,
    verbalScale: verbalScaleLabels,
  });
  const texts = labels.distributionBars;
  const anchors = rest.anchors ?? labels.verbalScale.anchors;
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const stroke = useRef<Stroke | null>(null);
  // The scale does not change during a stroke.
  const [drawing, setDrawing] = useState<number | null>(null);
  const [active, setActive] = useState<number | null>(null);
  /** The bar on which a number was typed last. */
  const [typedOn, setTypedOn] = useState(0);
  const scale = drawing ?? barScale(shown);
  const names = states.map(shownName);
  const short = shortNames(names);
  const lead = labels.probabilityQuestion.lead(shownName(nodeName));

  const newest = () => answers.latest().map((value, index) => value ?? shown[index] ?? 1);
  const pointer = useStroke({
    plot,
    scale,
    shareOf: (index) => shown[index] ?? 1,
    onBegin: (index) => {
      answers.commit();
      stroke.current = beginStroke(index, shown);
      setDrawing(scale);
    },
    onPaint: (index, value, event) => {
      if (readOnly || !stroke.current) return;
      const moving = stroke.current.index !== index;
      stroke.current = strokeOn(stroke.current, index, moving ? newest() : shown);
      const next = paintBar(stroke.current, value, locks);
      setActive(index);
      const before = answers.latest();
      if (next.every((share, other) => share === before[other])) return;
      const keeps = answers.values[index] === null && next[index] === shown[index];
      answers.step(next, { reason: keeps ? 'keep' : 'drag', event }, index);
    },
    onEnd: (index) => {
      stroke.current = null;
      setDrawing(null);
      answers.commit();
      plot.current?.querySelectorAll('input')[index]?.focus({ preventScroll: true });
    },
    onCancel: (index, event) => {
      stroke.current = null;
      setDrawing(null);
      answers.cancel({ reason: 'cancel', event }, index);
    },
  });
  const typing = useTyping({
    shown: shown[typedOn] ?? 1,
    answer: answers.values[typedOn] ?? null,
    ...limits,
    fixed: disabled || readOnly || locks[active ?? typedOn] === true,
    change: (value, reason, event) => {
      if (value !== answers.values[typedOn]) answers.move(typedOn, value, { reason, event });
    },
    commit: answers.commit,
    reading: readingAtOnce,
    onBegin: () => setTypedOn(active ?? 0),
  });
  const focus = useEvent((index: number) => setActive(index));

  const said = active !== null && answers.values[active] !== null ? active : null;
  return (
    <>
      <Question as={headingLevel ? `h${headingLevel}` : 'div'} id={`${id}-question`} data-slot="question">
        {withName(labels.probabilityQuestion.lead, shownName(nodeName))}
      </Question>
      <Frame>
        <Axis aria-hidden>
          {[0, 50, 100].map((tick) => (
            <Tick key={tick} style={{ '--credence-tick': tick }}>
              {texts.share((scale * tick) / 100)}
            </Tick>
          ))}
        </Axis>
        <Region
          data-slot="region"
          {...(states.length > many ? { role: 'region', 'aria-label': texts.region(shownName(nodeName)) } : {})}
        >
          <Plot
            ref={plot}
            role="group"
            aria-labelledby={`${id}-question`}
            data-slot="plot"
            data-fixed={disabled || readOnly ? '' : undefined}
            {...(disabled || readOnly ? {} : pointer)}
          >
            <Lines aria-hidden />
            {names.map((state, index) => (
              <Bar
                // A state is identified by its index.
                key={index}
                index={index}
                question={`${lead} ${labels.probabilityQuestion.state(state)}`}
                state={state}
                short={short[index] ?? state}
                shown={shown[index] ?? 1}
                unset={answers.values[index] === null}
                locked={locks[index] === true}
                narrow={states.length > many}
                onMove={answers.move}
                onCommit={answers.commit}
                onFocus={focus}
                scale={scale}
                anchors={anchors}
                disabled={disabled}
                readOnly={readOnly}
                typing={typing}
                {...fieldAt?.(index)}
              />
            ))}
          </Plot>
        </Region>
      </Frame>
      <Caption data-slot="caption" aria-hidden>
        {said === null ? (
          disabled || readOnly ? null : (
            texts.hint
          )
        ) : (
          <>
            <span>{withName((state) => texts.caption(state, texts.share(shown[said] ?? 1)), names[said] ?? '')}</span>
            <WordsFor percent={shown[said] ?? 1} anchors={anchors} />
          </>
        )}
      </Caption>
      <MisfitNote boxId={`${id}-typed`} typing={typing} {...limits} />
    </>
  );
}

/** For a component that has with it what reads. */
const readingAtOnce: Reading = { here: () => readTyped, once: (act) => act(), expect: () => undefined };

/** The value at full height: a round percentage that leaves room above the highest bar. */
export function barScale(shown: readonly number[]): number {
  // With few states always 100, so that a bar's height is its share.
  if (shown.length <= 5) return 100;
  const highest = Math.max(...shown);
  return [10, 20, 50].find((top) => top >= highest * 1.25) ?? 100;
}
