import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Answers } from '../answers/useAnswers.js';
import { shownName } from '../../foundations/names/shownName.js';
import { MisfitLine } from '../probability-slider/number/SliderMisfit.js';
import type { ProbabilitySliderProps, SliderField } from '../probability-slider/ProbabilitySlider.js';
import { useTyping } from '../probability-slider/typing/useTyping.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shortNames } from '../share-bar/shortNames.js';
import { WordsFor } from '../../foundations/verbal-scale/WordsFor.js';
import { withName } from '../../foundations/names/withName.js';
import {
  distributionBarsLabels,
  probabilityQuestionLabels,
  type VerbalAnchor,
  verbalScaleLabels,
} from '../../labels/english.js';
import { Bar } from './Bar.js';
import { Lines, Tick } from './Bar.styles.js';
import { Axis, Caption, Frame, Plot, Question, Region } from './DistributionBars.styles.js';
import { beginStroke, paintBar, type Stroke, strokeOn } from './paintBars.js';
import { useStroke } from './useStroke.js';

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

/** From this many bars on, they are narrow. */
const many = 12;

/** The possible answers, in percent. */
const limits = { min: 1, max: 99 };

/** The question and its bars, without the element around them. */
export function Bars(props: BarsProps) {
  const { nodeName, states, answers, shown, locks, disabled, readOnly, headingLevel, fieldAt } = props;
  const labels = useLabels({ probabilityQuestion: probabilityQuestionLabels, verbalScale: verbalScaleLabels });
  const words = labels.probabilityQuestion;
  const anchors = props.anchors ?? labels.verbalScale.anchors;
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const { active, setActive, scale, pointer, typing } = useBarInput(plot, props);
  const fixed = disabled || readOnly;
  const node = shownName(nodeName);
  const names = states.map(shownName);
  const short = shortNames(names);
  const said = active === null || answers.values[active] === null ? null : (shown[active] ?? 1);
  return (
    <>
      <Question as={headingLevel ? `h${headingLevel}` : 'div'} id={`${id}-question`} data-slot="question">
        {withName(words.lead, node)}
      </Question>
      <BarsFrame node={node} scale={scale} isScrolled={states.length > many}>
        <Plot
          ref={plot}
          role="group"
          aria-labelledby={`${id}-question`}
          data-slot="plot"
          data-fixed={fixed ? '' : undefined}
          {...(fixed ? {} : pointer)}
        >
          <Lines aria-hidden />
          {names.map((state, index) => (
            <Bar
              // A state is identified by its index.
              key={index}
              index={index}
              question={`${words.lead(node)} ${words.state(state)}`}
              state={state}
              short={short[index] ?? state}
              shown={shown[index] ?? 1}
              unset={answers.values[index] === null}
              locked={locks[index] === true}
              narrow={states.length > many}
              onMove={answers.move}
              onCommit={answers.commit}
              onFocus={setActive}
              scale={scale}
              anchors={anchors}
              disabled={disabled}
              readOnly={readOnly}
              typing={typing}
              {...fieldAt?.(index)}
            />
          ))}
        </Plot>
      </BarsFrame>
      <BarsCaption name={names[active ?? 0] ?? ''} share={said} anchors={anchors} fixed={fixed} />
      <MisfitLine boxId={`${id}-typed`} misfit={typing.misfit} {...limits} />
    </>
  );
}

/** What paints and types on the bars, and the bar that was painted or focused last. */
function useBarInput(plot: RefObject<HTMLDivElement | null>, props: BarsProps) {
  const [active, setActive] = useState<number | null>(null);
  const { scale, ...pointer } = useBarStroke(plot, props, setActive);
  const typing = useBarTyping(props, active);
  return { active, setActive, scale, pointer, typing };
}

/** Paints the bars under a pointer. The scale does not change during a stroke. */
function useBarStroke(
  plot: RefObject<HTMLDivElement | null>,
  { answers, shown, locks, readOnly }: BarsProps,
  onPaint: (index: number) => void,
) {
  const stroke = useRef<Stroke | null>(null);
  const [drawing, setDrawing] = useState<number | null>(null);
  const scale = drawing ?? barScale(shown);
  const newest = () => answers.latest().map((value, index) => value ?? shown[index] ?? 1);
  const leave = () => {
    stroke.current = null;
    setDrawing(null);
  };
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
      onPaint(index);
      const before = answers.latest();
      if (next.every((share, other) => share === before[other])) return;
      const keeps = answers.values[index] === null && next[index] === shown[index];
      answers.step(next, { reason: keeps ? 'keep' : 'drag', event }, index);
    },
    onEnd: (index) => {
      leave();
      answers.commit();
      plot.current?.querySelectorAll('input')[index]?.focus({ preventScroll: true });
    },
    onCancel: (index, event) => {
      leave();
      answers.cancel({ reason: 'cancel', event }, index);
    },
  });
  return { scale, ...pointer };
}

/** The number being typed on a bar: on the one that was active when it began. */
function useBarTyping({ answers, shown, locks, disabled, readOnly }: BarsProps, active: number | null) {
  const [typedOn, setTypedOn] = useState(0);
  return useTyping({
    shown: shown[typedOn] ?? 1,
    answer: answers.values[typedOn] ?? null,
    ...limits,
    fixed: disabled || readOnly || locks[active ?? typedOn] === true,
    change: (value, reason, event) => {
      if (value !== answers.values[typedOn]) answers.move(typedOn, value, { reason, event });
    },
    commit: answers.commit,
    onBegin: () => setTypedOn(active ?? 0),
  });
}

interface BarsFrameProps {
  /** The name of the node. */
  node: string;
  /** The value at full height. */
  scale: number;
  /** True if the bars may need to be scrolled to. */
  isScrolled: boolean;
  children: ReactNode;
}

/** The axis, with the place of the bars next to it. */
function BarsFrame({ node, scale, isScrolled, children }: BarsFrameProps) {
  const texts = useLabels({ distributionBars: distributionBarsLabels }).distributionBars;
  return (
    <Frame>
      <Axis aria-hidden>
        {[0, 50, 100].map((tick) => (
          <Tick key={tick} style={{ '--credence-tick': tick }}>
            {texts.share((scale * tick) / 100)}
          </Tick>
        ))}
      </Axis>
      <Region data-slot="region" {...(isScrolled ? { role: 'region', 'aria-label': texts.region(node) } : {})}>
        {children}
      </Region>
    </Frame>
  );
}

interface BarsCaptionProps {
  /** The state of the active bar. */
  name: string;
  /** Its share, in percent; null if it is not answered. */
  share: number | null;
  anchors: readonly VerbalAnchor[];
  /** True if no bar can be changed. */
  fixed: boolean;
}

/** Below the bars: the share of the active one in words, or how they are used. */
function BarsCaption({ name, share, anchors, fixed }: BarsCaptionProps) {
  const texts = useLabels({ distributionBars: distributionBarsLabels }).distributionBars;
  return (
    <Caption data-slot="caption" aria-hidden>
      {share === null ? (
        fixed ? null : (
          texts.hint
        )
      ) : (
        <>
          <span>{withName((state) => texts.caption(state, texts.share(share)), name)}</span>
          <WordsFor percent={share} anchors={anchors} />
        </>
      )}
    </Caption>
  );
}

/** The value at full height: a round percentage that leaves room above the highest bar. */
export function barScale(shown: readonly number[]): number {
  // With few states always 100, so that a bar's height is its share.
  if (shown.length <= 5) return 100;
  const highest = Math.max(...shown);
  return [10, 20, 50].find((top) => top >= highest * 1.25) ?? 100;
}
