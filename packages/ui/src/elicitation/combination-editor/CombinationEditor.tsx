import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useNarrow } from '../../foundations/interaction/useNarrow.js';
import { Across, Columns, Root } from './CombinationEditor.styles.js';
import {
  canAdd,
  currentCombination,
  type Combination,
  type CombinationEdits,
  type CombinationRemarks,
  type CombinationRows,
  combinationEditorReducer,
  type DispatchEdit,
  remarksOf,
  rowsOf,
  isUntouched,
  startCombinationEditor,
} from './combinationEditorReducer.js';
import { editsOf, resumeCombinationEditor } from './combinationEdits.js';
import { EditorDock } from './EditorDock.js';
import { type EditorStep, stepBy } from './editorSteps.js';
import { EditorSide } from './EditorSide.js';
import {
  type CombinationCoverage,
  type CombinationError,
  type CombinationQuestion,
  type CombinationsChangeDetails,
  type EditorNode,
  shownName,
} from './editorTypes.js';
import { combinationsToSave } from './finishCombinations.js';
import { KitAnswer } from './kitAnswers.js';
import { type RemovedCombination, RuleList } from './RuleList.js';
import { StepDock } from './StepDock.js';
import { StepPage } from './StepPage.js';
import { useMissing } from './useMissing.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface CombinationEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The node being asked about. */
  node: EditorNode;
  /** Its parents, in the order that the indexes of a `selection` refer to. */
  parents: readonly EditorNode[];
  /** The combinations saved earlier. Read once: change the editor's `key` to start over. */
  defaultCombinations?: readonly Combination[] | undefined;
  /**
   * The edits in progress when the user left, from the details of `onCombinationsChange`: the editor starts from these, not
   * from `defaultCombinations`. Read once. Use `isCombinationEdits` to check that stored edits still fit.
   */
  defaultEdits?: CombinationEdits | undefined;
  /**
   * Called after every change with what would be saved now, to count what it decides, and with `edits`: everything being
   * edited, including a combination not added yet, to keep as a draft.
   */
  onCombinationsChange?:
    | ((combinations: readonly Combination[], details: CombinationsChangeDetails) => void)
    | undefined;
  /** Called by "Done" with the combinations to save, once any required confirmations have been given. */
  onDone: (combinations: readonly Combination[], details: InteractionDetails<'done'>) => void;
  /** Called when the user says that no event decides. If omitted, that choice is not offered. */
  onNoneDecides?: (() => void) | undefined;
  /**
   * Called when something is missing. The editor says so itself above its buttons, until the next choice; a page that takes
   * this and gives a `message` says it there instead, with the sentence of the labels.
   */
  onError?: ((code: CombinationError, details: InteractionDetails<'add' | 'done'>) => void) | undefined;
  /** What the combinations decide. If omitted, no coverage is shown. */
  coverage?: CombinationCoverage | undefined;
  /** True while they are being saved. */
  saving?: boolean | undefined;
  /** An explanation, shown below the question. */
  introduction?: ReactNode;
  /** A message, shown above the buttons: usually an Alert. */
  message?: ReactNode;
  /** Renders the sliders of a combination. If omitted, a `ProbabilityQuestion`, which is loaded for those who need it. */
  renderSliders?: ((question: CombinationQuestion) => ReactNode) | undefined;
  /**
   * Whether shares may be exact; passed on to `renderSliders`.
   * @default 'percent'
   */
  precision?: 'percent' | 'exact' | undefined;
  /**
   * Level of its heading in the page's outline. Those below it are one level further down.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Renders the distribution of a closed combination. If omitted, a small `ShareBar`. */
  renderShares?:
    | ((rows: CombinationRows, states: readonly string[], remarks: CombinationRemarks) => ReactNode)
    | undefined;
}

/** Where the focus moves after the focused element disappears. */
const focusAfter = { add: 'parents', edit: 'open', remove: 'rules', restore: 'rules' } as const;

/**
 * Asks which events decide over all others: the user combines states of the parents, ordered by priority,
 * each with its own answer. The editor owns the edits and reports them to be counted, kept and saved.
 * @since 0.1.0
 * @experimental
 */
export const CombinationEditor = forwardRef<HTMLDivElement, CombinationEditorProps>(function CombinationEditor(
  {
    node,
    parents,
    defaultCombinations,
    defaultEdits,
    onCombinationsChange,
    onDone,
    onNoneDecides,
    onError,
    coverage,
    saving = false,
    precision = 'percent',
    headingLevel = 1,
    introduction,
    message,
    renderSliders,
    renderShares,
    ...rest
  },
  ref,
) {
  const [state, setState] = useState(() =>
    defaultEdits
      ? resumeCombinationEditor(defaultEdits, node.states.length)
      : startCombinationEditor({ sliders: node.states.length, combinations: defaultCombinations }),
  );
  const parentsRef = useRef<HTMLUListElement>(null);
  const rulesRef = useRef<HTMLOListElement>(null);
  const openRef = useRef<HTMLLIElement>(null);
  const states = node.states.map(shownName);
  const [removed, setRemoved] = useState<RemovedCombination | null>(null);
  const toComeRef = useRef(0);
  const missing = useMissing(message, onError);

  // With little room a combination is made on pages of its own; without one of them, the list is shown.
  const acrossRef = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(acrossRef);
  const [step, setStep] = useState<EditorStep>();
  const shown = narrow && !state.remaining ? step : undefined;
  const headingRef = useRef<HTMLHeadingElement>(null);

  const go = (to: EditorStep | undefined) => {
    missing.takeBack();
    flushSync(() => setStep(to));
    const target = to ? headingRef.current : rulesRef.current;
    target?.focus();
    // The steps above the heading, too.
    if (to) target?.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  const dispatch: DispatchEdit = (action, event) => {
    const next = combinationEditorReducer(state, action);
    if (next === state) return;
    // Render synchronously: the focus call below needs the new elements.
    flushSync(() => {
      setState(next);
      missing.takeBack();
      if (action.type === 'restore') setRemoved(null);
      if (action.type === 'remove') {
        const combination = state.combinations[action.index];
        setRemoved(combination ? { index: action.index, combination } : null);
      }
    });
    onCombinationsChange?.(combinationsToSave(next), { reason: action.type, event, edits: editsOf(next) });
    if (action.type in focusAfter) {
      const targets = { parents: parentsRef, open: openRef, rules: rulesRef };
      const target = targets[focusAfter[action.type as keyof typeof focusAfter]].current;
      target?.focus();
      // An element taller than the window is shown from its top.
      if (action.type === 'add' || action.type === 'edit')
        target?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  };

  /** Nobody has answered on sliders that are not there yet, and what nobody has seen is not saved. */
  const refuses = (reason: 'add' | 'done', event: Event) => {
    if (toComeRef.current > 0) missing.tell('waitForSliders', { reason, event });
    return toComeRef.current > 0;
  };
  const onCome = () => missing.takeBack('waitForSliders');
  const onNext = (event: Event) => {
    const next = shown && stepBy(shown, 1);
    if (!canAdd(state)) return missing.tell('selectBeforeAdding', { reason: 'add', event });
    if (refuses('add', event)) return;
    if (!next) dispatch({ type: 'add' }, event);
    go(next);
  };
  const onAdd = (event: Event) => {
    if (canAdd(state)) {
      if (refuses('add', event)) return;
      dispatch({ type: 'add' }, event);
    } else if (!narrow || state.remaining) return missing.tell('selectBeforeAdding', { reason: 'add', event });
    if (narrow) go('pick');
  };
  const slidersOf = (rows: CombinationRows, showShares = true) => {
    const question: CombinationQuestion = {
      nodeName: node.name,
      states,
      values: rows.values,
      startValues: rows.startValues,
      order: rows.order,
      disabled: saving,
      precision,
      showShares,
      onValuesChange: (changed, { event, order, startValues } = { event: undefined }) =>
        dispatch({ type: 'answer', rows: { values: changed, order, startValues } }, event),
      remarks: remarksOf(state.remaining ? (state.remainingRemarks ?? {}) : currentCombination(state)),
      onRemarksChange: (remarks, details) => dispatch({ type: 'remarks', remarks }, details?.event),
    };
    return renderSliders ? (
      renderSliders(question)
    ) : (
      <KitAnswer question={question} headingLevel={headingLevel} toComeRef={toComeRef} onCome={onCome} />
    );
  };
  const sharesOf = (rows: CombinationRows, remarks: CombinationRemarks) =>
    renderShares ? (
      renderShares(rows, states, remarks)
    ) : (
      <KitAnswer
        rows={rows}
        states={states}
        toComeRef={toComeRef}
        onCome={onCome}
        nodeName={node.name}
        standing={remarks.standing}
      />
    );

  if (shown) {
    const current = currentCombination(state);
    const shares = sharesOf(rowsOf(current), remarksOf(current));
    return (
      <Root ref={ref} data-credence="combination-editor" {...rest}>
        <Across ref={acrossRef} />
        <StepPage
          node={node}
          parents={parents}
          state={state}
          coverage={coverage}
          dispatch={dispatch}
          shares={shares}
          headingLevel={headingLevel}
          headingRef={headingRef}
          step={shown}
          sliders={slidersOf(rowsOf(current), false)}
          onStep={go}
        />
        <StepDock
          parents={parents}
          state={state}
          coverage={coverage}
          shares={shares}
          onNext={onNext}
          message={missing.said}
          step={shown}
          onBack={() => go(stepBy(shown, -1))}
        />
      </Root>
    );
  }

  return (
    <Root ref={ref} data-credence="combination-editor" {...rest}>
      <Across ref={acrossRef} />
      <Columns>
        <EditorSide
          node={node}
          parents={parents}
          state={state}
          dispatch={dispatch}
          onNoneDecides={onNoneDecides}
          parentsRef={parentsRef}
          introduction={introduction}
          headingLevel={headingLevel}
          onPages={narrow}
          disabled={saving}
        />
        <RuleList
          ref={rulesRef}
          state={state}
          parents={parents}
          coverage={coverage}
          dispatch={dispatch}
          openRef={openRef}
          removed={removed}
          onOpen={
            narrow
              ? (index, event) => {
                  dispatch({ type: 'edit', index }, event);
                  go('pick');
                }
              : undefined
          }
          folded={isUntouched(state)}
          disabled={saving}
          renderShares={sharesOf}
          renderSliders={(rows) => slidersOf(rows)}
        />
      </Columns>
      <EditorDock
        state={state}
        coverage={coverage}
        saving={saving}
        refuses={refuses}
        onDone={onDone}
        onNoneDecides={onNoneDecides}
        message={missing.said}
        onMissing={missing.tell}
        firstParent={parents[0]}
        onAdd={onAdd}
      />
    </Root>
  );
});
