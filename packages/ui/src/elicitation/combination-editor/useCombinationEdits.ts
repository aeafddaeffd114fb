import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CombinationEditorProps } from './editorProps.js';
import {
  combinationEditorReducer,
  type DispatchEdit,
  type EditedCombination,
  startCombinationEditor,
} from './combinationEditorReducer.js';
import { editsOf, resumeCombinationEditor } from './combinationEdits.js';
import { combinationsToSave } from './finishCombinations.js';

interface CombinationEditsOptions
  extends Pick<CombinationEditorProps, 'node' | 'defaultCombinations' | 'defaultEdits' | 'onCombinationsChange'> {
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

/** The combinations being edited, and the elements that take the focus after an edit. */
export function useCombinationEdits(options: CombinationEditsOptions) {
  const { node, defaultCombinations, defaultEdits, onCombinationsChange, onEdit } = options;
  const [state, setState] = useState(() =>
    defaultEdits
      ? resumeCombinationEditor(defaultEdits, node.states.length)
      : startCombinationEditor({ sliders: node.states.length, combinations: defaultCombinations }),
  );
  const [removed, setRemoved] = useState<RemovedCombination | null>(null);
  const parentsRef = useRef<HTMLUListElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const openRef = useRef<HTMLLIElement>(null);

  const dispatch: DispatchEdit = (action, event) => {
    const next = combinationEditorReducer(state, action);
    if (next === state) return;
    // Render synchronously: the focus call below needs the new elements.
    flushSync(() => {
      setState(next);
      onEdit();
      if (action.type === 'restore') setRemoved(null);
      if (action.type === 'remove') {
        const combination = state.combinations[action.index];
        setRemoved(combination ? { index: action.index, combination } : null);
      }
    });
    onCombinationsChange?.(combinationsToSave(next), { reason: action.type, event, edits: editsOf(next) });
    if (action.type in focusAfter) {
      const targets = { parents: parentsRef, open: openRef, rules: listRef };
      const target = targets[focusAfter[action.type as keyof typeof focusAfter]].current;
      target?.focus();
      // An element taller than the window is shown from its top.
      if (action.type === 'add' || action.type === 'edit')
        target?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  };

  return { state, removed, dispatch, parentsRef, listRef, openRef };
}
