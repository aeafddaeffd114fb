/**
 * Where the names of the interface went. A name that is here stays here for as long as `docs/versioning.md` promises,
 * so that an application can skip versions.
 */
export interface Moves {
  /** Exports that are called otherwise: functions, types, components. */
  readonly exports: Readonly<Record<string, string>>;
  /** Props that are called otherwise, by component. */
  readonly props: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Exports that are in the entry of the screens, `@credence/ui/screens`, by their names as they are now. */
  readonly screens: readonly string[];
  /** Exports that are gone, with what to do instead. */
  readonly removed: Readonly<Record<string, string>>;
  /** Props that take something else, or are gone, by component, with what to do. */
  readonly changed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Props whose default is gone, by component, as they have to be written to have it again. They are said where an
   * element is not given them.
   */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Types that hold something else, with what to do. */
  readonly reshaped: Readonly<Record<string, string>>;
  /** Exports that draw nothing of the kit's look where no file imports a style sheet of it, with what to do. */
  readonly unstyled: Readonly<Record<string, string>>;
}

const OF_DIALOG =
  'It takes the props of a `div`, and of the dialog `onEscapeKeyDown`, `onOpenAutoFocus` and `onCloseAutoFocus`.';
const GONE_OF_DIALOGS = {
  asChild: OF_DIALOG,
  forceMount: OF_DIALOG,
  onFocusOutside: OF_DIALOG,
  onInteractOutside: OF_DIALOG,
  onPointerDownOutside: OF_DIALOG,
};
const WORDS = "'uncertain' takes the place of -2, 'ratherUncertain' of -1, 'ratherCertain' of 1 and 'certain' of 2";
const OWN_WORDS = `\`fileDrop.hint\` is gone: give \`FileDrop\` a \`hint\`, and with \`prompt\` the files that are understood. If you give words of your own as \`certaintyField.choices\`, their keys are words now: ${WORDS}.`;
const OF_RADIX = 'It takes the props of a `div`, and of the dialog only `onEscapeKeyDown`.';

const CODES =
  "The codes are 'selectBeforeAdding', 'selectBeforeDone' and 'waitForSliders', no longer with hyphens between the words.";
const MAY_BE_EXACT = 'A value may be `{ ppm }` where whole percents cannot say it: take each as a `Share`.';

export const moves: Moves = {
  exports: {
    SliderValues: 'ShareValues',
  },
  props: {
    ActivityLog: { describeType: 'getTypeLabel' },
  },
  screens: [
    'AccuracyCurve',
    'AccuracyCurveProps',
    'AccuracyPoint',
    'Activity',
    'ActivityLog',
    'ActivityLogProps',
    'ActivityTimesPanel',
    'ActivityTimesPanelProps',
    'AddressChips',
    'AddressChipsProps',
    'AddressDetails',
    'AddressKind',
    'AddressPerson',
    'AddressProblem',
    'BeadLane',
    'BeadLaneProps',
    'checkAddresses',
    'CheckedAddress',
    'Collaborator',
    'CollaboratorDetails',
    'CombinationsPanel',
    'CombinationsPanelProps',
    'countAddresses',
    'DashboardPeriod',
    'DisagreementStrip',
    'DisagreementStripDetails',
    'DisagreementStripProps',
    'DiscussItem',
    'DiscussReason',
    'dutchStudyLabels',
    'englishStudyLabels',
    'ExpertCode',
    'ExpertCodeProps',
    'ExpertOutcome',
    'frenchStudyLabels',
    'germanStudyLabels',
    'GetPerson',
    'HourCount',
    'italianStudyLabels',
    'LaneAnswer',
    'LaneState',
    'LoginTimesPanel',
    'LoginTimesPanelProps',
    'NextAction',
    'NextStep',
    'NextStepProps',
    'NodeCombinations',
    'NodePreferences',
    'NodeSizePanel',
    'NodeSizePanelProps',
    'OutcomeDots',
    'OutcomeDotsProps',
    'PartialStudyLabels',
    'PersonStanding',
    'PoolKind',
    'PoolSwitch',
    'PoolSwitchDetails',
    'PoolSwitchProps',
    'ProtocolList',
    'ProtocolListProps',
    'ProtocolRule',
    'QuestionnairePanel',
    'QuestionnairePanelProps',
    'QuestionnaireStatement',
    'SealedLine',
    'SealedLineProps',
    'ShareDialog',
    'ShareDialogProps',
    'spanishStudyLabels',
    'splitAddresses',
    'StageTimes',
    'StripGroup',
    'StripQuestion',
    'StudyLabels',
    'StudyPeople',
    'StudyPeopleProps',
    'StudyPerson',
    'StudyPersonDetails',
    'StudyTimeline',
    'StudyTimelineProps',
    'TimelineStage',
    'ToDiscussList',
    'ToDiscussListDetails',
    'ToDiscussListProps',
    'UsernameDetails',
    'WithoutShares',
  ],
  removed: {
    activitiesOf:
      'Make the list of activities from what your server sends: each with `timestamp`, `user`, `type`, `details`.',
    readStoredSort: 'Read what you keep, and give it to the table as `sort`.',
    sliderKeymap: 'The page of the slider lists its keys; what you tell of them is yours to write, in your language.',
    SortStorage: 'Nothing of the kit takes a storage any more.',
    storeSort: 'Keep what `onSortChange` of the table is called with.',
    useStoredSort: 'Keep the order yourself: `sort` and `onSortChange` of the table.',
  },
  changed: {
    ActivityLog: { activities: 'Each has `details`, which is text, and no longer `metadata`.' },
    CertaintyField: {
      value: `It is a word, no longer a number: ${WORDS}.`,
      defaultValue: `It is a word, no longer a number: ${WORDS}.`,
      lastValue: `It is a word, no longer a number: ${WORDS}.`,
      onValueChange: `It is called with a word, no longer with a number, and a form is sent the same word: ${WORDS}.`,
    },
    CombinationEditor: {
      node: 'Its name is `name`, no longer `displayName`.',
      parents: 'The name of each is `name`, no longer `displayName`.',
      defaultCombinations: 'Each is `{ selection, values, number }`; `selection` is `rest` where `nodes` was -1.',
      onCombinationsChange: 'It is called with `(combinations, { edits })`, no longer with `(combinations, edits)`.',
      onError: CODES,
      renderShares: MAY_BE_EXACT,
      renderSliders: MAY_BE_EXACT,
      onDone: 'Each combination is `{ selection, values, number }`; `selection` is `rest` where `nodes` was -1.',
    },
    ConfirmDialog: GONE_OF_DIALOGS,
    Dialog: GONE_OF_DIALOGS,
    HumanIconScale: { onAnchorSelect: 'It is called with `(anchor, { event })`, no longer with `(anchor, event)`.' },
    NetworkMap: { onSelect: 'It is called with `(node, { event })`, no longer with `(node, event)`.' },
    NoticeModal: {
      asChild: OF_RADIX,
      forceMount: OF_RADIX,
      onCloseAutoFocus: OF_RADIX,
      onFocusOutside: OF_RADIX,
      onInteractOutside: OF_RADIX,
      onOpenAutoFocus: OF_RADIX,
      onPointerDownOutside: OF_RADIX,
    },
    ShareDialog: { otherWay: 'The field takes addresses too, and `details` what an invitation says besides.' },
  },
  defaults: {
    FileDrop: { name: 'name="xmlFile"', accept: 'accept=".xml,.xdsl,.xmlbif,.bifxml,.bif"', required: 'required' },
  },
  reshaped: {
    Activity: 'It has `details`, which is text, and no longer `metadata`.',
    Certainty: `It is a word, no longer a number: ${WORDS}.`,
    Combination:
      'It is `{ selection, values, number }`; `selection` is `rest` where `nodes` was -1, `values` was `value`.',
    CombinationError: CODES,
    EditorNode: 'It has a `name`, no longer a `displayName`.',
    Labels: OWN_WORDS,
    PartialLabels: OWN_WORDS,
    SliderValues: 'Each value is a number, `{ ppm }` for what whole percents cannot say, or null.',
  },
  unstyled: {
    CredenceProvider:
      "No file here imports the styles, and nothing brings them by itself any more. Write `import '@credence/ui/styles.css'` once, where your application starts, or take the components from `@credence/ui/styled`.",
  },
};
