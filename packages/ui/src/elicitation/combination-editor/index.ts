export { CombinationEditor, type CombinationEditorProps } from './CombinationEditor.js';
export { isCombinationEdits } from './combinationEdits.js';
export type { Combination, CombinationEdits, Selection, SliderValues } from './combinationEditorReducer.js';
export type {
  CombinationCoverage,
  CombinationError,
  CombinationFinding,
  CombinationQuestion,
  EditorNode,
} from './editorTypes.js';
