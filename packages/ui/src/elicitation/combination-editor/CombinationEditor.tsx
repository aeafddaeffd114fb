import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Columns, Root } from './CombinationEditor.styles.js';
import {
  canAdd,
  type Combination,
  type CombinationEditorAction,
  type CombinationEdits,
  combinationEditorReducer,
  type SliderValues,
  startCombinationEditor,
} from './combinationEditorReducer.js';
import { editsOf, resumeCombinationEditor } from './combinationEdits.js';
import { EditorDock } from './EditorDock.js';
import { EditorSide } from './EditorSide.js';
import {
  type CombinationCoverage,
  type CombinationError,
  type CombinationQuestion,
  type EditorNode,
  shownName,
} from './editorTypes.js';
import { combinationsToSave } from './finishCombinations.js';
import { RuleList } from './RuleList.js';

export interface CombinationEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The node that is asked about. */
  node: EditorNode;
  /** Its parents, in the order that the indexes in `nodes` count. */
  parents: readonly EditorNode[];
  /** What was saved before. Read once: give the editor a `key` to start it over. */
  defaultCombinations?: readonly Combination[] | undefined;
  /**
   * What was being edited when the reader had to leave, as `onCombinationsChange` handed it out: the editor begins with
   * it in place of `defaultCombinations`. Read once. `isCombinationEdits` tells whether what was kept still fits.
   */
  defaultEdits?: CombinationEdits | undefined;
  /**
   * Called after every change with what would be saved now, to count what it decides, and with all that is being
   * edited, a combination that is not added yet too, to keep a draft.
   */
  onCombinationsChange?: ((combinations: readonly Combination[], edits: CombinationEdits) => void) | undefined;
  /** Called by "Done" with what is to be saved, after the questions that have to be asked. */
  onDone: (combinations: readonly Combination[]) => void;
  /** Called when the reader says that no event decides. Left out, that is not offered. */
  onNoneDecides?: (() => void) | undefined;
  /** Called when something is missing. The labels hold the sentence; showing and clearing it is the screen's. */
  onError?: ((code: CombinationError) => void) | undefined;
  /** What the combinations come to. Left out, nothing is said of it. */
  coverage?: CombinationCoverage | undefined;
  /** True while they are saved. */
  saving?: boolean | undefined;
  /** A message, shown above the buttons: usually an Alert. */
  message?: ReactNode;
  /** Draws the sliders of a combination. */
  renderSliders: (question: CombinationQuestion) => ReactNode;
  /** Draws the distribution of a combination that is closed. */
  renderShares: (values: SliderValues, states: readonly string[]) => ReactNode;
}

/** Where the focus goes after what had it is gone. */
const focusAfter = { add: 'parents', edit: 'open', remove: 'rules' } as const;

/**
 * Asks which events decide over all others: the states of the parents become combinations in order of priority,
 * each with its own answer. It holds what is being edited, and hands it out to be counted, kept and saved.
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

  const dispatch = (action: CombinationEditorAction) => {
    const next = combinationEditorReducer(state, action);
    if (next === state) return;
    // At once, because the focus below has to find what the change draws.
    flushSync(() => setState(next));
    onCombinationsChange?.(combinationsToSave(next), editsOf(next));
    if (action.type === 'add' || action.type === 'edit' || action.type === 'remove') {
      const targets = { parents: parentsRef, open: openRef, rules: rulesRef };
      const target = targets[focusAfter[action.type]].current;
      target?.focus();
      // What is higher than the window is shown from its beginning.
      if (action.type !== 'remove') target?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    <Root ref={ref} data-credence="combination-editor" {...rest}>
      <Columns>
        <EditorSide {...{ node, parents, state, dispatch, onNoneDecides, parentsRef }} disabled={saving} />
        <RuleList
          ref={rulesRef}
          {...{ state, parents, coverage, dispatch, openRef }}
          disabled={saving}
          renderShares={(values) => renderShares(values, states)}
          renderSliders={(values) =>
            renderSliders({
              nodeName: node.displayName,
              states,
              values,
              disabled: saving,
              onValuesChange: (changed) => dispatch({ type: 'setValues', values: changed }),
            })
          }
        />
      </Columns>
      <EditorDock
        {...{ state, coverage, message, saving, onDone, onNoneDecides, onError }}
        firstParent={parents[0]}
        onAdd={() => (canAdd(state) ? dispatch({ type: 'add' }) : onError?.('select-before-adding'))}
      />
    </Root>
  );
});
