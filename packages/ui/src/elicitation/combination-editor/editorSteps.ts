/** On narrow pages, the pages on which a combination is made, one after the other. */
export const editorSteps = ['pick', 'shares', 'check'] as const;

export type EditorStep = (typeof editorSteps)[number];

/** The step before or after; undefined beyond the first and the last, where the list is. */
export const stepBy = (step: EditorStep, by: 1 | -1): EditorStep | undefined =>
  editorSteps[editorSteps.indexOf(step) + by];
