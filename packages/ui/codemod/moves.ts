/**
 * Where the names of the interface went. A name that is here stays here for as long as `docs/versioning.md` promises,
 * so that an application can skip versions.
 */
export interface Moves {
  /** Exports that are called otherwise: functions, types, components. */
  readonly exports: Readonly<Record<string, string>>;
  /** Props that are called otherwise, by component. */
  readonly props: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Exports that are gone, with what to do instead. */
  readonly removed: Readonly<Record<string, string>>;
  /** Props that take something else, or are gone, by component, with what to do. */
  readonly changed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const moves: Moves = {
  exports: {
    PersonWith: 'GetPerson',
    SliderValues: 'ShareValues',
  },
  props: {
    ActivityLog: { describeType: 'getTypeLabel' },
    AddressChips: { personWith: 'getPerson' },
    CptHeatmap: { combinationOf: 'getCombination', sourceOf: 'getSource', describeColumn: 'getColumnLabel' },
    ShareDialog: { actionOf: 'renderAction' },
    ToDiscussList: { onShow: 'onCurrentChange' },
  },
  removed: {
    activitiesOf:
      'Make the list of activities from what your server sends: each with `timestamp`, `user`, `type`, `details`.',
    readStoredSort: 'Read what you keep, and give it to the table as `sort`.',
    SortStorage: 'Nothing of the kit takes a storage any more.',
    storeSort: 'Keep what `onSortChange` of the table is called with.',
    useStoredSort: 'Keep the order yourself: `sort` and `onSortChange` of the table.',
  },
  changed: {
    CombinationEditor: {
      node: 'Its name is `name`, no longer `displayName`.',
      parents: 'The name of each is `name`, no longer `displayName`.',
      defaultCombinations: 'Each is `{ selection, values, number }`; `selection` is `rest` where `nodes` was -1.',
      onCombinationsChange: 'It is called with `(combinations, { edits })`, no longer with `(combinations, edits)`.',
      onDone: 'Each combination is `{ selection, values, number }`; `selection` is `rest` where `nodes` was -1.',
    },
    DisagreementStrip: {
      onChosenChange: 'It is called with `(chosen, { id })`, no longer with `(id, chosen, details)`.',
    },
    HumanIconScale: { onAnchorSelect: 'It is called with `(anchor, { event })`, no longer with `(anchor, event)`.' },
    NetworkMap: { onSelect: 'It is called with `(node, { event })`, no longer with `(node, event)`.' },
    ProbabilityQuestion: {
      exact: 'Give each in `values`, as `{ ppm }`.',
      defaultExact: 'Give each in `defaultValues`, as `{ ppm }`.',
      onExactChange: '`onValuesChange` is called with `{ ppm }` in its place.',
    },
    ProbabilitySlider: {
      exact: 'Give it in `value`, as `{ ppm }`.',
      defaultExact: 'Give it in `defaultValue`, as `{ ppm }`.',
      onExactChange: '`onValueChange` is called with `{ ppm }`.',
    },
    ShareBar: {
      exact: 'Give each in `values`, as `{ ppm }`.',
    },
    StoredShares: {
      exact: 'Give each in `values`, as `{ ppm }`, with `precision="exact"`.',
      onExactChange: '`onValuesChange` is called with `{ ppm }` in its place.',
    },
    ToDiscussList: { onChosenChange: 'It is called with `(chosen, { id })`, no longer with `(id, chosen, details)`.' },
  },
};
