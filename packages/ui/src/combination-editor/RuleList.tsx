import { forwardRef, type ReactNode, type Ref } from 'react';
import { useCredence } from '../provider/useCredence.js';
import {
  canMove,
  type CombinationEditorAction,
  type CombinationEditorState,
  isEmptySelection,
  type SliderValues,
} from './combinationEditorReducer.js';
import type { CombinationCoverage, EditorNode } from './editorTypes.js';
import { Rule, type RuleActs } from './Rule.js';
import { Rules } from './RuleList.styles.js';

interface RuleListProps {
  state: CombinationEditorState;
  parents: readonly EditorNode[];
  coverage: CombinationCoverage | undefined;
  disabled: boolean;
  dispatch: (action: CombinationEditorAction) => void;
  /** Draws the distribution of a closed combination. */
  renderShares: (values: SliderValues) => ReactNode;
  /** Draws the sliders of the open one. */
  renderSliders: (values: SliderValues) => ReactNode;
  /** Ref of the open combination. */
  openRef: Ref<HTMLLIElement>;
}

/** What may be done with the combination at one place. */
function actsAt(props: RuleListProps, index: number): RuleActs {
  const { state, dispatch } = props;
  const combination = state.combinations[index];
  if (props.disabled || !combination) return {};
  const empty = isEmptySelection(combination.selection);
  const open = !state.remaining && index === state.current;
  return {
    raise: canMove(state, index, -1) ? () => dispatch({ type: 'move', index, by: -1 }) : undefined,
    lower: canMove(state, index, 1) ? () => dispatch({ type: 'move', index, by: 1 }) : undefined,
    edit: open || state.remaining ? undefined : () => dispatch({ type: 'edit', index }),
    remove: empty ? undefined : () => dispatch({ type: 'remove', index }),
  };
}

/** All combinations in order of priority; one of them is open, or "all remaining" at the end. */
export const RuleList = forwardRef<HTMLOListElement, RuleListProps>(function RuleList(props, ref) {
  const { state, parents, coverage, openRef } = props;
  const { labels } = useCredence();
  const listed = state.combinations
    .map((combination, index) => ({ combination, index }))
    .filter(({ combination }) => !state.remaining || !isEmptySelection(combination.selection));
  // Findings are given for what would be saved, so empty combinations have none.
  const rank = (index: number) =>
    state.combinations.slice(0, index).filter(({ selection }) => !isEmptySelection(selection)).length;

  return (
    <Rules ref={ref} tabIndex={-1} aria-label={labels.combinationEditor.combinations}>
      {listed.map(({ combination, index }) => {
        const open = !state.remaining && index === state.current;
        const { selection, values } = combination;
        return (
          <Rule
            key={combination.id}
            ref={open ? openRef : undefined}
            number={index + 1}
            selection={selection}
            parents={parents}
            finding={isEmptySelection(selection) ? undefined : coverage?.combinations?.[rank(index)]}
            acts={actsAt(props, index)}
            {...(open ? { sliders: props.renderSliders(values) } : { shares: props.renderShares(values) })}
          />
        );
      })}
      {state.remaining ? (
        <Rule
          ref={openRef}
          number={listed.length + 1}
          selection={-1}
          parents={parents}
          finding={coverage?.combinations?.[listed.length]}
          acts={{}}
          sliders={props.renderSliders(state.remaining)}
        />
      ) : null}
    </Rules>
  );
});
