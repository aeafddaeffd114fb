/** Which state of which parent, both by their place in the lists: one state for each parent at most. */
export type Selection = Readonly<Record<number, number>>;

/** One answer for each state of the node, in percent; null where nobody has touched the slider yet. */
export type SliderValues = readonly (number | null)[];

/** A combination as it is kept and sent: `nodes` -1 decides all that no other combination decides. */
export interface Combination {
  readonly nodes: Selection | -1;
  /** Integers from 1 to 99, one for each state of the node. */
  readonly value: readonly number[];
  /** Its priority, from 1. */
  readonly number: number;
}

/** A combination while it is edited. Its number is its place in the list, from 1. */
export interface EditedCombination {
  /** Stays the same while it is moved about. */
  readonly id: number;
  readonly selection: Selection;
  readonly values: SliderValues;
}

/** What the editor holds. Only the current combination may be empty. */
export interface CombinationEditorState {
  /** How many sliders each combination has. */
  readonly sliders: number;
  /** In order of priority, the current one among them. */
  readonly combinations: readonly EditedCombination[];
  /** Place of the current one. While `remaining` is set it is put aside, and comes back as it was. */
  readonly current: number;
  /** The sliders of "all remaining combinations"; null while that is off. */
  readonly remaining: SliderValues | null;
  readonly nextId: number;
}

/** What is being edited, to be kept elsewhere and given back: plain data, also of what is not added yet. */
export interface CombinationEdits {
  /** In order of priority, the open one among them. */
  readonly combinations: readonly { readonly selection: Selection; readonly values: SliderValues }[];
  /** Place of the open one. */
  readonly current: number;
  /** The sliders of "all remaining combinations"; null while that is off. */
  readonly remaining: SliderValues | null;
}

export type CombinationEditorAction =
  /** A click on a parent's state: selects it, in place of another state of that parent, or deselects it. */
  | { readonly type: 'toggle'; readonly parent: number; readonly state: number }
  /** The sliders on show were moved. */
  | { readonly type: 'setValues'; readonly values: SliderValues }
  | { readonly type: 'add' }
  | { readonly type: 'setRemaining'; readonly on: boolean }
  | { readonly type: 'edit'; readonly index: number }
  | { readonly type: 'remove'; readonly index: number }
  /** Raises (below 0) or lowers (above 0) the priority by so many places. */
  | { readonly type: 'move'; readonly index: number; readonly by: number };

const untouched = (sliders: number): SliderValues => Array.from({ length: sliders }, () => null);

export const isEmptySelection = (selection: Selection): boolean => Object.keys(selection).length === 0;

/** The editor at its beginning: what was saved before as earlier combinations, and an empty current one. */
export function startCombinationEditor(given: {
  sliders: number;
  combinations?: readonly Combination[] | undefined;
}): CombinationEditorState {
  const saved = [...(given.combinations ?? [])].sort((a, b) => a.number - b.number);
  const earlier = saved.flatMap((combination) =>
    combination.nodes === -1 || isEmptySelection(combination.nodes)
      ? []
      : [{ selection: combination.nodes, values: combination.value }],
  );
  const combinations = [...earlier, { selection: {}, values: untouched(given.sliders) }];
  return {
    sliders: given.sliders,
    combinations: combinations.map((combination, id) => ({ ...combination, id })),
    current: earlier.length,
    remaining: saved.find((combination) => combination.nodes === -1)?.value ?? null,
    nextId: combinations.length,
  };
}

/** The combination that is being put together. */
export function currentCombination(state: CombinationEditorState): EditedCombination {
  const current = state.combinations[state.current];
  if (!current)
    throw new Error(`The combination editor has no combination ${state.current}; its state was not made by it.`);
  return current;
}

/** The selection with one state of a parent switched. */
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

/** These combinations, and a fresh one behind them as the current one. */
const withFresh = (
  state: CombinationEditorState,
  combinations: readonly EditedCombination[],
): CombinationEditorState => ({
  ...state,
  combinations: [...combinations, { id: state.nextId, selection: {}, values: untouched(state.sliders) }],
  current: combinations.length,
  nextId: state.nextId + 1,
});

/** Whether a combination can go so many places; an empty one has no priority yet, and none goes behind it. */
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

/** The next state of the editor. What is not allowed changes nothing. */
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
    case 'setValues':
      return state.remaining ? { ...state, remaining: action.values } : withCurrent(state, { values: action.values });
    case 'add':
      return canAdd(state) ? withFresh(state, state.combinations) : state;
    case 'setRemaining':
      if (action.on === Boolean(state.remaining)) return state;
      return { ...state, remaining: action.on ? untouched(state.sliders) : null };
    case 'edit':
      return edited(state, action.index);
    case 'remove':
      return removed(state, action.index);
    case 'move':
      return moved(state, action.index, action.by);
  }
}

/** Whether there is a current selection that another combination can follow. */
export function canAdd(state: CombinationEditorState): boolean {
  return !state.remaining && !isEmptySelection(currentCombination(state).selection);
}
