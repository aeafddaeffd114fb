import { Fragment, forwardRef, type ReactNode, type Ref, useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import {
  type CombinationRemarks,
  type CombinationRows,
  remarksOf,
  rowsOf,
  canMove,
  type DispatchEdit,
  type CombinationEditorState,
  type EditedCombination,
  isEmptySelection,
} from './combinationEditorReducer.js';
import type { CombinationCoverage, EditorNode } from './editorTypes.js';
import { Rule, type RuleActs } from './Rule.js';
import { Removed, Rules } from './RuleList.styles.js';
import { type RuleDrag, useRuleDrag } from './useRuleDrag.js';

/** A deleted combination, and where it was. */
export interface RemovedCombination {
  readonly index: number;
  readonly combination: EditedCombination;
}

interface RuleListProps {
  state: CombinationEditorState;
  parents: readonly EditorNode[];
  coverage: CombinationCoverage | undefined;
  disabled: boolean;
  dispatch: DispatchEdit;
  /** Opens a combination on a page of its own; none is open in the list then. */
  onOpen?: ((index: number, event: Event) => void) | undefined;
  /** True while the open combination shows no sliders yet, because no state is selected. */
  folded: boolean;
  /** The combination deleted last, which can be put back. */
  removed: RemovedCombination | null;
  /** Renders the distribution of a closed combination. */
  renderShares: (rows: CombinationRows, remarks: CombinationRemarks) => ReactNode;
  /** Renders the sliders of the open one. */
  renderSliders: (rows: CombinationRows) => ReactNode;
  /** Ref of the open combination. */
  openRef: Ref<HTMLLIElement>;
}

/** The actions available for the combination at an index. */
function actsAt(
  props: RuleListProps,
  index: number,
  {
    move,
    remove,
    start,
  }: {
    move: (index: number, by: number, event: Event) => void;
    remove: (index: number, event: Event) => void;
    start: ReturnType<typeof useRuleDrag>['start'];
  },
): RuleActs {
  const { state, dispatch, onOpen } = props;
  const combination = state.combinations[index];
  if (props.disabled || !combination) return {};
  const empty = isEmptySelection(combination.selection);
  const open = !state.remaining && !onOpen && index === state.current;
  return {
    raise: canMove(state, index, -1) ? (event) => move(index, -1, event) : undefined,
    lower: canMove(state, index, 1) ? (event) => move(index, 1, event) : undefined,
    edit:
      open || state.remaining
        ? undefined
        : (event) => (onOpen ? onOpen(index, event) : dispatch({ type: 'edit', index }, event)),
    grab: canMove(state, index, -1) || canMove(state, index, 1) ? (event) => start(event, index) : undefined,
    remove: empty ? undefined : (event) => remove(index, event),
  };
}

/** The role of a combination in the current drag. */
function dragOf(drag: RuleDrag | null, index: number): 'dragged' | 'before' | 'after' | undefined {
  if (drag?.index === index) return 'dragged';
  if (drag?.to !== index) return undefined;
  return drag.to < drag.index ? 'before' : 'after';
}

/** All combinations in order of priority; one of them is open, or else "all remaining" at the end. */
export const RuleList = forwardRef<HTMLOListElement, RuleListProps>(function RuleList(props, ref) {
  const { state, parents, coverage, removed, openRef } = props;
  const { locale } = useCredence();
  const labels = useLabels({ combinationEditor: combinationEditorLabels });
  const numbers = new Intl.NumberFormat(locale);
  const own = useOwnRef(ref);
  const [said, setSaid] = useState('');
  const move = (index: number, by: number, event: Event) => {
    const focused = () => (own.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    const inside = own.current?.contains(focused());
    props.dispatch({ type: 'move', index, by }, event);
    // The first and last item lack one of the two buttons, so the focus would be lost with it.
    if (inside && !own.current?.contains(focused())) {
      own.current?.querySelector<HTMLElement>(`[data-index="${index + by}"]`)?.focus();
    }
    setSaid(labels.combinationEditor.moved(numbers.format(index + 1), numbers.format(index + by + 1)));
  };
  const remove = (index: number, event: Event) => {
    props.dispatch({ type: 'remove', index }, event);
    setSaid(labels.combinationEditor.removed(numbers.format(index + 1)));
  };
  const { drag, start } = useRuleDrag({ list: own, onDrop: (index, to, event) => move(index, to - index, event) });
  const listed = state.combinations
    .map((combination, index) => ({ combination, index }))
    .filter(({ combination }) => !(state.remaining || props.onOpen) || !isEmptySelection(combination.selection));
  // Findings describe what would be saved, so empty combinations have none.
  const rank = (index: number) =>
    state.combinations.slice(0, index).filter(({ selection }) => !isEmptySelection(selection)).length;

  // Where the deleted one stood, or at the end if the list has become shorter since.
  const gap = removed && Math.min(removed.index, listed.length);
  const undo = removed && (
    <Removed data-slot="removed">
      {/* Announced by the status below, which is there before it has something to say. */}
      <span>{labels.combinationEditor.removed(numbers.format(removed.index + 1))}</span>
      <PressButton
        variant="text"
        size="small"
        disabled={props.disabled}
        onClick={({ nativeEvent }) => props.dispatch({ type: 'restore', ...removed }, nativeEvent)}
      >
        {labels.combinationEditor.undoRemove}
      </PressButton>
    </Removed>
  );

  return (
    <>
      <Rules
        ref={own}
        tabIndex={-1}
        aria-label={labels.combinationEditor.combinations}
        data-dragging={drag ? '' : undefined}
      >
        {listed.map(({ combination, index }, place) => {
          const open = !state.remaining && !props.onOpen && index === state.current;
          const { selection } = combination;
          const sliders = open && !props.folded ? props.renderSliders(rowsOf(combination)) : undefined;
          const shares = open ? undefined : props.renderShares(rowsOf(combination), remarksOf(combination));
          return (
            <Fragment key={combination.id}>
              {place === gap ? undo : null}
              <Rule
                ref={open ? openRef : undefined}
                number={index + 1}
                index={index}
                drag={dragOf(drag, index)}
                selection={selection}
                parents={parents}
                finding={isEmptySelection(selection) ? undefined : coverage?.combinations?.[rank(index)]}
                acts={actsAt(props, index, { move, remove, start })}
                open={open}
                folded={open && props.folded}
                sliders={sliders}
                shares={shares}
              />
            </Fragment>
          );
        })}
        {gap === listed.length ? undo : null}
        {state.remaining ? (
          <Rule
            ref={openRef}
            number={listed.length + 1}
            selection="rest"
            parents={parents}
            finding={coverage?.combinations?.[listed.length]}
            open
            acts={{}}
            sliders={props.renderSliders(state.remaining)}
          />
        ) : null}
      </Rules>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
});
