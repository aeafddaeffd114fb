import type { Share, ShareValues } from '../answers/share.js';
import type { Standing } from '../answers/wholeAnswer.js';
import type { Certainty } from '../certainty-field/CertaintyField.js';

/**
 * A state of a parent, both by index. At most one state per parent.
 * @since 0.1.0
 * @experimental
 */
export type Selection = Readonly<Record<number, number>>;

/**
 * What a combination may say beside its shares.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationRemarks {
  /** How certain its answer is. */
  readonly certainty?: Certainty | null | undefined;
  /** Why it is uncertain. */
  readonly comment?: string | undefined;
  /** Whether it is answered, cannot occur, or is not this person's field. If omitted, it is answered. */
  readonly standing?: Standing | undefined;
}

/**
 * The rows of one combination, as a `ProbabilityQuestion` takes them.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationRows {
  /** One answer per state of the node; null for one that nobody set. */
  readonly values: ShareValues;
  /** Where each state stands that nobody set; left out: at 50. */
  readonly startValues?: readonly Share[] | undefined;
  /** The states in the order in which they were set. */
  readonly order?: readonly number[] | undefined;
}

/**
 * States of the parents that occur together, and the shares that then apply.
 * @since 0.1.0
 * @experimental
 */
export interface Combination extends CombinationRemarks, CombinationRows {
  /** The states, or `rest`: all remaining combinations, which no other one decides. */
  readonly selection: Selection | 'rest';
  /** Its priority, from 1. */
  readonly number: number;
}

/** A combination being edited. Its number is its position in the list, from 1. */
export interface EditedCombination extends CombinationRemarks, CombinationRows {
  /** Stays the same when it is moved. */
  readonly id: number;
  readonly selection: Selection;
}

/** The state of the editor. Only the current combination may be empty. */
export interface CombinationEditorState {
  /** The number of sliders per combination. */
  readonly sliders: number;
  /** In order of priority, including the current one. */
  readonly combinations: readonly EditedCombination[];
  /** Index of the current one. While `remaining` is set it is set aside, and comes back unchanged. */
  readonly current: number;
  /** The rows of "all remaining combinations"; null while that is off. */
  readonly remaining: CombinationRows | null;
  /** What "all remaining combinations" says beside its shares. */
  readonly remainingRemarks?: CombinationRemarks | undefined;
  readonly nextId: number;
}

/**
 * The edits in progress, to be stored elsewhere and restored: plain data, including a combination not added yet.
 * @since 0.1.0
 * @experimental
 */
export interface CombinationEdits {
  /** In order of priority, including the open one. */
  readonly combinations: readonly ({ readonly selection: Selection } & CombinationRows & CombinationRemarks)[];
  /** Index of the open one. */
  readonly current: number;
  /** The rows of "all remaining combinations"; null while that is off. */
  readonly remaining: CombinationRows | null;
  /** What "all remaining combinations" says beside its shares. */
  readonly remainingRemarks?: CombinationRemarks | undefined;
}

export type CombinationEditorAction =
  /** A click on a parent's state: selects it, replacing another state of that parent, or deselects it. */
  | { readonly type: 'toggle'; readonly parent: number; readonly state: number }
  /** The visible sliders were moved. */
  | { readonly type: 'answer'; readonly rows: CombinationRows }
  /** Something beside the visible shares was said. */
  | { readonly type: 'remarks'; readonly remarks: CombinationRemarks }
  | { readonly type: 'add' }
  | { readonly type: 'remaining'; readonly on: boolean }
  | { readonly type: 'edit'; readonly index: number }
  | { readonly type: 'remove'; readonly index: number }
  /** Puts a deleted combination back in its place. */
  | { readonly type: 'restore'; readonly index: number; readonly combination: EditedCombination }
  /** Raises (below 0) or lowers (above 0) the priority by this many positions. */
  | { readonly type: 'move'; readonly index: number; readonly by: number };

/** Applies an action that an event has caused. */
export type DispatchEdit = (action: CombinationEditorAction, event: Event | undefined) => void;

/** What a combination says beside its shares; nothing that it does not say. */
export function remarksOf({ certainty, comment, standing }: CombinationRemarks): CombinationRemarks {
  return {
    ...(certainty && { certainty }),
    ...(comment && { comment }),
    ...(standing && { standing }),
  };
}

/** The rows of a combination without anything else. */
export const rowsOf = ({ values, startValues, order }: CombinationRows): CombinationRows => ({
  values,
  ...(startValues && { startValues }),
  ...(order && { order }),
});

const untouched = (sliders: number): CombinationRows => ({ values: Array.from({ length: sliders }, () => null) });

export const isEmptySelection = (selection: Selection): boolean => Object.keys(selection).length === 0;

/** The initial state: the saved combinations first, then an empty current one. */
export function startCombinationEditor(given: {
  sliders: number;
  combinations?: readonly Combination[] | undefined;
}): CombinationEditorState {
  const saved = [...(given.combinations ?? [])].sort((a, b) => a.number - b.number);
  const earlier = saved.flatMap((combination) =>
    combination.selection === 'rest' || isEmptySelection(combination.selection)
      ? []
      : [{ selection: combination.selection, ...rowsOf(combination), ...remarksOf(combination) }],
  );
  const remaining = saved.find(({ selection }) => selection === 'rest');
  const combinations = [...earlier, { selection: {}, ...untouched(given.sliders) }];
  return {
    sliders: given.sliders,
    combinations: combinations.map((combination, id) => ({ ...combination, id })),
    current: earlier.length,
    remaining: remaining ? rowsOf(remaining) : null,
    remainingRemarks: remaining && remarksOf(remaining),
    nextId: combinations.length,
  };
}

/** The combination being edited. */
export function currentCombination(state: CombinationEditorState): EditedCombination {
  const current = state.combinations[state.current];
  if (!current)
    throw new Error(`The combination editor has no combination ${state.current}; its state was not made by it.`);
  return current;
}

/** Whether nothing was done to the current combination yet. */
export function isUntouched(state: CombinationEditorState): boolean {
  const { selection, values, ...rest } = currentCombination(state);
  const saysNothing = Object.keys(remarksOf(rest)).length === 0;
  return isEmptySelection(selection) && values.every((value) => value === null) && saysNothing;
}

/** The selection with one state of a parent toggled. */
function toggled(selection: Selection, parent: number, state: number): Selection {
  const { [parent]: chosen, ...others } = selection;
  return chosen === state ? others : { ...others, [parent]: state };
}

const withCurrent = (state: CombinationEditorState, change: Partial<EditedCombination>): CombinationEditorState => ({
  ...state,
  combinations: state.combinations.map((combination, index) =>
    index === state.current ? { ...combination, ...change } : combination,
  ),
});

/** These combinations followed by a new, current one. */
const withFresh = (
  state: CombinationEditorState,
  combinations: readonly EditedCombination[],
): CombinationEditorState => ({
  ...state,
  combinations: [...combinations, { id: state.nextId, selection: {}, ...untouched(state.sliders) }],
  current: combinations.length,
  nextId: state.nextId + 1,
});

/** Whether a combination can move this far; an empty one has no priority yet, and none can move behind it. */
export function canMove(state: CombinationEditorState, index: number, by: number): boolean {
  const pair = [state.combinations[index], state.combinations[index + by]];
  return pair.every((combination) => combination && !isEmptySelection(combination.selection));
}

function moved(state: CombinationEditorState, index: number, by: number): CombinationEditorState {
  if (!canMove(state, index, by)) return state;
  const combinations = [...state.combinations];
  const [taken] = combinations.splice(index, 1);
  if (taken) combinations.splice(index + by, 0, taken);
  const id = currentCombination(state).id;
  return { ...state, combinations, current: combinations.findIndex((combination) => combination.id === id) };
}

function edited(state: CombinationEditorState, index: number): CombinationEditorState {
  const wanted = state.combinations[index];
  if (state.remaining || !wanted || index === state.current) return state;
  const combinations = state.combinations.filter(
    (combination, place) => place !== state.current || !isEmptySelection(combination.selection),
  );
  return { ...state, combinations, current: combinations.indexOf(wanted) };
}

function removed(state: CombinationEditorState, index: number): CombinationEditorState {
  if (!state.combinations[index]) return state;
  const combinations = state.combinations.filter((_, place) => place !== index);
  if (index === state.current) return withFresh(state, combinations);
  return { ...state, combinations, current: index < state.current ? state.current - 1 : state.current };
}

function restored(
  state: CombinationEditorState,
  index: number,
  combination: EditedCombination,
): CombinationEditorState {
  // None can stand behind an empty one.
  const end = isEmptySelection(currentCombination(state).selection) ? state.current : state.combinations.length;
  const place = Math.min(index, end);
  const combinations = [...state.combinations];
  combinations.splice(place, 0, { ...combination, id: state.nextId });
  const current = place <= state.current ? state.current + 1 : state.current;
  return { ...state, combinations, current, nextId: state.nextId + 1 };
}

/** The next state of the editor. Actions that are not allowed change nothing. */
export function combinationEditorReducer(
  state: CombinationEditorState,
  action: CombinationEditorAction,
): CombinationEditorState {
  switch (action.type) {
    case 'toggle':
      if (state.remaining) return state;
      return withCurrent(state, {
        selection: toggled(currentCombination(state).selection, action.parent, action.state),
      });
    case 'answer':
      return state.remaining ? { ...state, remaining: action.rows } : withCurrent(state, action.rows);
    case 'remarks':
      return state.remaining
        ? { ...state, remainingRemarks: { ...state.remainingRemarks, ...action.remarks } }
        : withCurrent(state, action.remarks);
    case 'add':
      return canAdd(state) ? withFresh(state, state.combinations) : state;
    case 'remaining':
      if (action.on === Boolean(state.remaining)) return state;
      return { ...state, remaining: action.on ? untouched(state.sliders) : null, remainingRemarks: undefined };
    case 'edit':
      return edited(state, action.index);
    case 'remove':
      return removed(state, action.index);
    case 'restore':
      return restored(state, action.index, action.combination);
    case 'move':
      return moved(state, action.index, action.by);
  }
}

/** Whether another combination can be added after the current one. */
export function canAdd(state: CombinationEditorState): boolean {
  return !state.remaining && !isEmptySelection(currentCombination(state).selection);
}
