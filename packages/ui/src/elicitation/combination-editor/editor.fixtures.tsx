import { useState } from 'react';
import { fn } from 'storybook/test';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ShareBar } from '../share-bar/ShareBar.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { CombinationEditorProps } from './editorProps.js';
import { countCoverage } from './coverage.fixtures.js';
import type { EditorNode } from './editorTypes.js';

const node: EditorNode = { name: 'Tumour extent', states: ['T1–T2', 'T3', 'T4'] };
export const parents: readonly EditorNode[] = [
  { name: 'Smoking', states: ['none', 'moderate', 'heavy'] },
  { name: 'Age', states: ['under_50', '50 to 69', '70 to 79', '80 and over'] },
  { name: 'HPV status', states: ['negative', 'positive'] },
  { name: 'Alcohol', states: ['none', 'moderate', 'heavy'] },
];
export const two = [
  { selection: { 0: 2, 2: 0 }, values: [22, 33, 45], number: 1 },
  { selection: { 0: 0, 1: 3 }, values: [75, 18, 9], number: 2 },
];
export const onDone = fn();
export const onError = fn();
export const onNoneDecides = fn();

/** The editor with what a page puts around it. */
export function Editor(props: Partial<CombinationEditorProps>) {
  const asked = props.parents ?? parents;
  const [combinations, setCombinations] = useState(props.defaultCombinations ?? []);
  return (
    <CombinationEditor
      node={node}
      parents={parents}
      onDone={onDone}
      onError={onError}
      onNoneDecides={onNoneDecides}
      onCombinationsChange={setCombinations}
      coverage={props.coverage ?? countCoverage(asked, combinations)}
      renderSliders={({ remarks: _, onRemarksChange: __, ...question }) => <ProbabilityQuestion {...question} />}
      renderShares={(rows, states) => <ShareBar {...rows} states={states} size="small" />}
      {...props}
    />
  );
}
