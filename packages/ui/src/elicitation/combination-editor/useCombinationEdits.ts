import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CombinationEditorProps } from './editorProps.js';
import {
  type Combination,
  type CombinationEditorState,
  combinationEditorReducer,
  type DispatchEdit,
  type EditedCombination,
  remarksOf,
  startCombinationEditor,
} from './combinationEditorReducer.js';
import { editsOf, resumeCombinationEditor } from './combinationEdits.js';
import { combinationsToSave } from './finishCombinations.js';

interface CombinationEditsOptions
  extends Pick<
    CombinationEditorProps,
    'node' | 'combinations' | 'defaultCombinations' | 'defaultEdits' | 'onCombinationsChange'
  > {
  /** Called with each edit, as it is rendered. */
  onEdit: () => void;
}

/** A deleted combination, and where it was. */
export interface RemovedCombination {
  readonly index: number;
  readonly combination: EditedCombination;
}

/** Where the focus moves after the focused element disappears. */
const focusAfter = { add: 'parents', edit: 'open', remove: 'rules', restore: 'rules' } as const;

/** Whether two lists would be saved as the same one. */
const isSameList = (one: readonly Combination[], other: readonly Combination[]): boolean =>
  one === other || savedForm(one) === savedForm(other);

const savedForm = (list: readonly Combination[]): string =>
  JSON.stringify(
    list.map(({ selection, values, startValues, order, number, ...rest }) => {
      const { certainty, comment, standing } = remarksOf(rest);
      return [selection, values, startValues, order, number, certainty, comment, standing];
    }),
  );

/** The combinations being edited, and the elements that take the focus after an edit. */
export function useCombinationEdits(options: CombinationEditsOptions) {
  const { onCombinationsChange, onEdit } = options;
  const [state, setState] = useEditorState(options);
  const [removed, setRemoved] = useState<RemovedCombination | null>(null);
  const parentsRef = useRef<HTMLUListElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const openRef = useRef<HTMLLIElement>(null);

  const dispatch: DispatchEdit = (action, event) => {
    const next = combinationEditorReducer(state, action);
    if (next === state) return;
    // Render synchronously, with what the caller makes of it: the focus call below needs the new elements.
    flushSync(() => {
      setState(next);
      onEdit();
      if (action.type === 'restore') setRemoved(null);
      if (action.type === 'remove') {
        const combination = state.combinations[action.index];
        setRemoved(combination ? { index: action.index, combination } : null);
      }
      onCombinationsChange?.(combinationsToSave(next), { reason: action.type, event, edits: editsOf(next) });
    });
    if (action.type in focusAfter) {
      const targets = { parents: parentsRef, open: openRef, rules: listRef };
      const target = targets[focusAfter[action.type as keyof typeof focusAfter]].current;
      target?.focus({ preventScroll: action.type === 'edit' });
      // An element taller than the window is shown from its top.
      if (action.type === 'add') target?.firstElementChild?.scrollIntoView({ block: 'nearest' });
      if (action.type === 'edit') target?.firstElementChild?.scrollIntoView({ block: 'start' });
    }
  };

  return { state, removed, dispatch, parentsRef, listRef, openRef };
}

/**
 * The editor's state. A caller that gives `combinations` decides which list is shown: the state of the last edit, the one
 * before if the caller keeps that list, or for any other list a new one.
 */
function useEditorState({ node, combinations, defaultCombinations, defaultEdits }: CombinationEditsOptions) {
  const sliders = node.states.length;
  const start = (list: readonly Combination[] | undefined) => startCombinationEditor({ sliders, combinations: list });
  const [[last, previous], setStates] = useState<readonly [CombinationEditorState, CombinationEditorState?]>(() => [
    defaultEdits ? resumeCombinationEditor(defaultEdits, sliders) : start(combinations ?? defaultCombinations),
  ]);
  const shows = (state: CombinationEditorState | undefined) =>
    state && (!combinations || isSameList(combinationsToSave(state), combinations)) ? state : undefined;
  const state = shows(last) ?? shows(previous) ?? start(combinations);
  return [state, (next: CombinationEditorState) => setStates([next, state])] as const;
}
