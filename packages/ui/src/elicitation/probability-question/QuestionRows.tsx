import { type ComponentType, useMemo } from 'react';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import type { Share } from '../answers/share.js';
import { startValue as usualStart } from '../answers/shares.js';
import type { Answers } from '../answers/useAnswers.js';
import type { BarsProps } from '../distribution-bars/Bars.js';
import { StateFinder } from '../many-states/StateFinder.js';
import { StatesInAList } from '../many-states/StatesInAList.js';
import { KeysFromAbove } from '../probability-slider/behaviour/useKeyOrder.js';
import type { SliderField } from '../probability-slider/ProbabilitySlider.js';
import { BarsRow, Rows } from './ProbabilityQuestion.styles.js';
import { NearRow } from './NearRow.js';
import { QuestionRow, type QuestionRowProps } from './QuestionRow.js';
import { rowWords } from './rowWords.js';
import type { QuestionAnswers } from './useQuestionAnswers.js';
import type { RowSettings } from './useRowSettings.js';

interface QuestionRowsProps {
  /** What draws the answers as bars. */
  bars: ComponentType<BarsProps> | undefined;
  question: QuestionAnswers;
  settings: RowSettings;
  /** What connects the question to a form. */
  field: SliderField;
  /** True if the answers are sent with a form. */
  isSubmitted: boolean;
}

/** So many rows of a list are rendered at once, the others as they come near the window. */
const drawnAtOnce = 20;

/** The states of a question: one slider each, below each other or in a list, or bars. */
export function QuestionRows(props: QuestionRowsProps) {
  const { bars: Bars, question, settings, field } = props;
  const { asked, states, locks, layout } = question;
  const texts = useLabels({ probabilityQuestion: probabilityQuestionLabels }).probabilityQuestion;
  const { answers } = asked;
  return (
    <>
      {layout === 'bars' && Bars ? (
        <BarsRow>
          <Bars
            {...settings}
            states={states}
            answers={answers}
            locks={locks}
            fieldAt={fieldsOf(answers, field)}
            shown={percentsOf(question)}
          />
        </BarsRow>
      ) : (
        <KeysFromAbove.Provider value>
          <QuestionSliders {...props} />
        </KeysFromAbove.Provider>
      )}
      {/* Once, and not again with each move. */}
      <Announced text={answers.resolved.follows.includes(true) ? texts.othersFollow : ''} />
    </>
  );
}

/** The sliders of the states, below each other or in a list. */
function QuestionSliders(props: QuestionRowsProps) {
  const { question, settings, field } = props;
  const { asked, layout } = question;
  const { answers, names, matches, none, inHand, takeInHand } = asked;
  const texts = useLabels({ probabilityQuestion: probabilityQuestionLabels }).probabilityQuestion;
  const rowAt = useRowProps(props);
  const isList = layout === 'list';
  const missing = answers.values.indexOf(null);
  const rows = [
    none === null ? null : <p key="none">{none}</p>,
    ...names.map((_, index) => (
      <NearRow
        // A state is identified by its index.
        key={index}
        hidden={!matches[index]}
        drawnFirst={index < drawnAtOnce || (field.required === true && index === missing)}
        inHand={isList && index === inHand}
        onTake={isList ? takeInHand : undefined}
        {...rowAt(index)}
      />
    )),
  ];
  if (!isList) return <Rows data-slot="rows">{rows}</Rows>;
  return (
    <StatesInAList
      lead={withName(texts.leadOfList, shownName(settings.nodeName))}
      inHand={<QuestionRow key={inHand} {...rowAt(inHand)} inList={false} inputRef={undefined} />}
      finder={asked.searchable ? <StateFinder asked={asked} /> : null}
      fixed={settings.disabled || settings.readOnly}
      onTake={takeInHand}
      onMove={asked.move}
      onCancel={(index, details) => asked.move(index, null, details)}
      onEnd={answers.commit}
      resolved={answers.resolved}
      anchors={settings.anchors}
      root={asked.root}
    >
      {rows}
    </StatesInAList>
  );
}

/** What each row is given. What is the same for all stays the same, so that only the row that moves renders again. */
function useRowProps({ question, settings, field, isSubmitted }: QuestionRowsProps) {
  const texts = useLabels({ probabilityQuestion: probabilityQuestionLabels }).probabilityQuestion;
  const { asked, isControlled, isCopied, layout, lockOf, toggleLock } = question;
  const { names, move } = asked;
  const { answers } = asked;
  const { said, values, mode, resolved, latestOf, commit } = answers;
  const isBalanced = mode === 'balanced';
  const unset = values.map((value) => value === null);
  const words = mode === 'follow' ? rowWords({ resolved, names, unset, isCopied, texts }) : undefined;
  const percents = percentsOf(question);
  const fieldAt = fieldsOf(answers, field);
  const drag = useMemo(
    () => ({
      latest: latestOf,
      move: (index: number, share: Share, details: ChangeDetails) => move(index, share, details, true),
    }),
    [latestOf, move],
  );
  // A page decides about each step; rows that follow move along; and a form has what is shown.
  const moved = !isControlled && mode === 'independent' && !isSubmitted ? drag : null;
  return (index: number): QuestionRowProps => ({
    ...settings,
    index,
    state: names[index] ?? '',
    headingLevel: layout === 'list' ? null : settings.headingLevel,
    value: isBalanced && said[index] !== null ? (percents[index] ?? null) : (said[index] ?? null),
    precision: isBalanced ? 'percent' : settings.precision,
    standing: resolved.shown[index] ?? null,
    words: words?.[index]?.text,
    wordsKind: words?.[index]?.kind,
    inList: layout === 'list',
    lock: isBalanced ? lockOf(index) : undefined,
    moved,
    onChange: move,
    onCommit: commit,
    onLock: toggleLock,
    ...fieldAt(index),
  });
}

/** What connects each row to the form of its question, which focuses the first without an answer, or else the first. */
function fieldsOf({ values, resolved }: Answers, field: SliderField): (index: number) => SliderField {
  const missing = values.indexOf(null);
  const required = field.required && !resolved.follows.includes(true);
  return (index) => ({
    ...field,
    required,
    inputRef: index === Math.max(missing, 0) ? field.inputRef : undefined,
    'aria-invalid': field['aria-invalid'] && (missing < 0 || values[index] === null),
  });
}

/** Where each state stands, in whole percents. */
const percentsOf = ({ asked }: QuestionAnswers): readonly number[] =>
  asked.answers.resolved.shown.map((share) => (share === null ? usualStart : Math.round(share / 10_000)));
