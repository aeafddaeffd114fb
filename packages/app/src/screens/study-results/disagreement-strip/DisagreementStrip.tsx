import { type KeyboardEventHandler, memo, type RefObject, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useText } from '../../../ground/text/useText.js';
import { Probe } from '../Probe.styles.js';
import { useResultsWords } from '../resultsWords.js';
import { useFigureSize } from '../useFigureSize.js';
import { Caret, Group, GroupName, Groups, Hovered, Readout, Root, Surface, Bars } from './DisagreementStrip.styles.js';
import { layStrip, type StripStretch, barsPath, type StripLayout, stripHeight } from './layStrip.js';
import type { StripGroup, StripQuestion } from './stripQuestion.js';
import { type StripReason, useStripWalk } from './useStripWalk.js';

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

interface DisagreementStripProps {
  /** The accessible name: what is measured, and of which node. */
  label: string;
  /** The questions of a node, by the state of its first parent. */
  groups: readonly StripGroup[];
  /** The id of the question that is shown. */
  current?: string | undefined;
  /** Called with the id of another question: pressed, or gone to by key. */
  onCurrentChange: (id: string, reason: StripReason) => void;
  /** Called to choose a question for discussion, or no longer, with Space. */
  onChosenChange?: ((chosen: boolean, id: string) => void) | undefined;
  /** Called with every key before the strip takes it. */
  onKeyDownCapture?: KeyboardEventHandler | undefined;
}

/** Narrower than this, in px of the usual text, it is laid out as on a phone. */
const phone = 480;

/** How far the answers to each question of a node are apart: one bar a question, those to discuss in the accent. */
export function DisagreementStrip({
  label,
  groups,
  current,
  onCurrentChange,
  onChosenChange,
  onKeyDownCapture,
}: DisagreementStripProps) {
  const { common } = useText();
  const { disagreementStrip: text } = useResultsWords().parts;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { questions, layout, width, rtl } = useStripLayout(root, groups);
  const at = questions.findIndex((question) => question.id === current);

  const walk = useStripWalk({
    questions,
    layout,
    width,
    rtl,
    current: at,
    onGo: onCurrentChange,
    onChoose: onChosenChange,
  });
  const said = useQuestionWords(groups, questions);
  const number = (value: number) => value.toLocaleString(common.locale);
  const place = (stretch: StripStretch | undefined) => shareOf(stretch, width);
  const chosen = questions.filter((question) => question.chosen).length;
  const shown = walk.hovered ?? (at < 0 ? undefined : at);

  return (
    <Root ref={root} data-credence="disagreement-strip" onKeyDownCapture={onKeyDownCapture}>
      <Probe aria-hidden="true" />
      <Surface
        // It handles its own keys: a screen reader passes them on.
        role="application"
        aria-roledescription={text.role}
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
        {`${text.summary(number(questions.length), number(chosen))} ${onChosenChange ? text.hint : text.hintToRead}`}
      </VisuallyHidden>
      <VisuallyHidden role="status">{walk.walked && at >= 0 ? said(at) : null}</VisuallyHidden>
    </Root>
  );
}

/** All questions of the groups, and where their bars stand. */
function useStripLayout(root: RefObject<HTMLElement | null>, groups: readonly StripGroup[]) {
  const { width, em, rtl } = useFigureSize(root);
  const questions = useMemo(() => groups.flatMap((group) => group.questions), [groups]);
  const layout = useMemo(
    () => layStrip({ width, counts: groups.map((group) => group.questions.length), narrow: width < phone * em }),
    [groups, width, em],
  );
  return { questions, layout, width, rtl };
}

/** Returns what is said of a question by its place: its condition, its disagreement, and whether it is chosen. */
function useQuestionWords(groups: readonly StripGroup[], questions: readonly StripQuestion[]) {
  const { locale } = useText().common;
  const { disagreementStrip: text } = useResultsWords().parts;
  const format = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  const words = (index: number) => {
    const question = questions[index];
    if (!question) return '';
    const group = groups.find((each) => each.questions.includes(question))?.label ?? '';
    const condition =
      group && question.condition ? text.condition(group, question.condition) : group + question.condition;
    const { disagreement } = question;
    return text.question(condition, disagreement === null ? text.tooFew : format(disagreement));
  };
  return (index: number) => [words(index), ...(questions[index]?.chosen ? [text.chosen] : [])].join(', ');
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
