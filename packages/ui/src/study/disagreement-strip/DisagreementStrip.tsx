import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo, memo } from 'react';
import { Probe } from '../../charts/plot/Plot.styles.js';
import { usePlotSize } from '../../foundations/figures/usePlotSize.js';
import type { ChosenDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { chartLabels } from '../../labels/english.js';
import { disagreementStripLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Caret, Group, GroupName, Groups, Hovered, Readout, Root, Surface, Bars } from './DisagreementStrip.styles.js';
import { layStrip, type StripStretch, barsPath, type StripLayout, stripHeight } from './layStrip.js';
import type { StripGroup, StripQuestion } from './stripQuestion.js';
import { type StripDetails, useStripWalk } from './useStripWalk.js';

/** All bars as two paths, whatever the number of questions. Drawn again only if these, or the width, change. */
const StripBars = memo(function StripBars({
  questions,
  layout: { bars },
  width,
}: {
  questions: readonly StripQuestion[];
  layout: StripLayout;
  width: number;
}) {
  const largest = Math.max(0, ...questions.map(({ disagreement }) => disagreement ?? 0)) || 1;
  const shares = questions.map(({ disagreement }) => (disagreement ?? 0) / largest);
  const known = [...questions.keys()].filter((index) => questions[index]?.disagreement !== null);
  const [chosen, others] = [
    known.filter((index) => questions[index]?.chosen),
    known.filter((index) => !questions[index]?.chosen),
  ];

  return (
    <Bars
      data-slot="bars"
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${stripHeight}`}
      preserveAspectRatio="none"
      width="100%"
      height={stripHeight}
    >
      <path d={barsPath(bars, shares, others)} />
      <path data-chosen="" d={barsPath(bars, shares, chosen, 2)} />
    </Bars>
  );
});

/**
 * @since 0.1.0
 * @experimental
 */
export type DisagreementStripDetails = StripDetails;

/**
 * @since 0.1.0
 * @experimental
 */
export interface DisagreementStripProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name: what is measured, and of which node. */
  label: string;
  /** The questions of a node, by the state of its first parent. */
  groups: readonly StripGroup[];
  /** The id of the question that is shown, when controlled. Null if none is. */
  current?: string | null | undefined;
  /**
   * The id of the question that is shown at first, when uncontrolled.
   * @default null
   */
  defaultCurrent?: string | null | undefined;
  /** Called with the id of another question: pressed, or gone to by key. */
  onCurrentChange?: ((id: string | null, details: DisagreementStripDetails) => void) | undefined;
  /** Called to choose a question for discussion, or no longer, with Space. */
  onChosenChange?: ((chosen: boolean, details: ChosenDetails) => void) | undefined;
  /** Formats a disagreement. Defaults to the provider's language with two decimal places. */
  formatValue?: ((value: number) => string) | undefined;
}

/** Narrower than this, in px of the usual text, it is laid out as on a phone. */
const phone = 480;

/**
 * How far the answers to each question of a node are apart: one bar a question, those to discuss in the accent.
 * @since 0.1.0
 * @experimental
 */
export const DisagreementStrip = forwardRef<HTMLDivElement, DisagreementStripProps>(function DisagreementStrip(
  { label, groups, current: given, defaultCurrent = null, onCurrentChange, onChosenChange, formatValue, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const { chart } = useLabels({ chart: chartLabels });
  const { disagreementStrip: texts } = useStudyLabels({ disagreementStrip: disagreementStripLabels });
  const id = useId();
  const root = useOwnRef(ref);
  const { width, em, rtl } = usePlotSize(root);
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const layout = useMemo(
    () => layStrip({ width, counts: groups.map((group) => group.questions.length), narrow: width < phone * em }),
    [groups, width, em],
  );
  const [current, show] = useControllableState<string | null, DisagreementStripDetails>({
    value: given,
    defaultValue: defaultCurrent,
    onChange: onCurrentChange,
  });
  const at = questions.findIndex((question) => question.id === current);

  const walk = useStripWalk({ questions, layout, width, rtl, current: at, onGo: show, onChoose: onChosenChange });
  const said = useQuestionWords(groups, questions, formatValue);
  const number = (value: number) => value.toLocaleString(locale);
  const place = (stretch: StripStretch | undefined) => shareOf(stretch, width);
  const chosen = questions.filter((question) => question.chosen).length;
  const shown = walk.hovered ?? (at < 0 ? undefined : at);

  return (
    <Root ref={root} data-credence="disagreement-strip" {...rest}>
      <Probe aria-hidden="true" />
      <Surface
        // It handles its own keys: a screen reader passes them on.
        role="application"
        aria-roledescription={chart.role}
        aria-label={label}
        aria-describedby={`${id}-summary`}
        tabIndex={0}
        data-slot="surface"
        {...walk.handlers}
      >
        <StripBars questions={questions} layout={layout} width={width} />
        {walk.hovered === undefined ? null : <Hovered data-slot="hovered" style={place(layout.bars[walk.hovered])} />}
        {at < 0 ? null : <Caret data-slot="caret" style={place(layout.bars[at])} />}
      </Surface>
      <GroupNames groups={groups} places={layout.groups.map(place)} />
      <Readout data-slot="readout" aria-hidden="true">
        {shown === undefined ? null : said(shown)}
      </Readout>
      <VisuallyHidden id={`${id}-summary`}>
        {`${texts.summary(number(questions.length), number(chosen))} ${onChosenChange ? texts.hint : texts.hintToRead}`}
      </VisuallyHidden>
      <VisuallyHidden role="status">{walk.walked && at >= 0 ? said(at) : null}</VisuallyHidden>
    </Root>
  );
});

/** Returns what is said of a question by its place: its condition, its disagreement, and whether it is chosen. */
function useQuestionWords(
  groups: readonly StripGroup[],
  questions: readonly StripQuestion[],
  formatValue: DisagreementStripProps['formatValue'],
) {
  const { locale } = useCredence();
  const { disagreementStrip: texts } = useStudyLabels({ disagreementStrip: disagreementStripLabels });
  const format = formatValue ?? ((value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 }));
  const words = (index: number) => {
    const question = questions[index];
    if (!question) return '';
    const group = groups.find((each) => each.questions.includes(question))?.label ?? '';
    const condition =
      group && question.condition ? texts.condition(group, question.condition) : group + question.condition;
    const { disagreement } = question;
    return texts.question(condition, disagreement === null ? texts.tooFew : format(disagreement));
  };
  return (index: number) => [words(index), ...(questions[index]?.chosen ? [texts.chosen] : [])].join(', ');
}

/** The names of the groups below their bars. */
function GroupNames({
  groups,
  places,
}: {
  groups: readonly StripGroup[];
  places: readonly ReturnType<typeof shareOf>[];
}) {
  return (
    <Groups aria-hidden="true">
      {groups.map((group, index) => (
        <Group key={index} data-slot="group" style={places[index]}>
          <GroupName>{group.label}</GroupName>
        </Group>
      ))}
    </Groups>
  );
}

/** A stretch of the strip as shares of its width. */
const shareOf = (stretch: StripStretch | undefined, width: number) => ({
  '--credence-from': (stretch?.from ?? 0) / width,
  '--credence-size': (stretch?.size ?? 0) / width,
});
