/** What the combination editor says. */
export const combinationEditorLabels = {
  heading: 'Decisive event combinations',
  question:
    'Are any parent events influential enough to decide over all other events? Select them as combinations, in order of priority.',
  /** Name of the list of parents. */
  parents: 'Parent events',
  /** Name of the list of combinations. */
  combinations: 'Combinations in order of priority',
  setRemaining: 'Set all remaining combinations',
  /** Why no state can be selected while all remaining combinations are set. */
  selectionOff: 'While all remaining combinations are set, nothing can be selected.',
  addAnother: 'Add another combination',
  done: 'Done',
  saving: 'Saving...',
  noneDecides: 'No single event decides',
  /** Asked before what was selected is given up. */
  discardQuestion: 'Discard the selected combinations?',
  discardConsequence: 'No event decides then, and every combination is asked.',
  discard: 'Discard combinations',
  /** Asked by "Done". */
  allAtOne: 'Are you sure all probabilities are 1%?',
  save: 'Save',
  /** Messages for the codes of `onError`. */
  selectBeforeAdding: 'Please select a combination before adding another.',
  selectBeforeDone: 'Please select at least one combination or set all remaining combinations.',
  /** The pieces of "If Smoking is heavy and Age is over 80". */
  ruleIf: 'If ',
  ruleIs: ' is ',
  ruleAnd: ' and ',
  /** In place of that sentence. */
  ruleEmpty: 'Select the parent states that decide',
  ruleRemaining: 'In all remaining combinations',
  /** How many questions a combination spares. */
  decides: (count: string) => (count === '1' ? 'decides 1 question' : `decides ${count} questions`),
  /** Warnings beside a combination. */
  shadowed: (by: string) => `Never counts: combination ${by} decides the same before it`,
  duplicate: (by: string) => `The same selection as combination ${by}`,
  /** Behind the name of a state that combinations hold. */
  heldBy: (numbers: string) => `(in combination ${numbers})`,
  /** Said once a combination has another place. */
  moved: (from: string, to: string) => `Combination ${from} is now number ${to}`,
  /** Shown while a pointer rests on the handle. */
  drag: (number: string) => `Drag combination ${number} to another priority`,
  raise: (number: string) => `Higher priority for combination ${number}`,
  lower: (number: string) => `Lower priority for combination ${number}`,
  edit: (number: string) => `Edit combination ${number}`,
  remove: (number: string) => `Delete combination ${number}`,
};
