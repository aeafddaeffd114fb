export { CombinationEditor, type CombinationEditorProps } from './CombinationEditor.js';
export type { Combination, Selection, SliderValues } from './combinationEditorReducer.js';
export type {
  CombinationCoverage,
  CombinationError,
  CombinationFinding,
  CombinationQuestion,
  EditorNode,
} from './editorTypes.js';
