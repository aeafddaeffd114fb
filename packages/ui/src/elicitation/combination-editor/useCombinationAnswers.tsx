import type { ReactNode } from 'react';
import { CombinationAnswer } from './CombinationAnswer.js';
import type { CombinationEditorProps } from './editorProps.js';
import {
  type CombinationRemarks,
  type CombinationRows,
  currentCombination,
  remarksOf,
} from './combinationEditorReducer.js';
import type { Editor } from './EditorContext.js';
import { type CombinationQuestion, shownName } from './editorTypes.js';

interface CombinationAnswersOptions extends Pick<CombinationEditorProps, 'renderSliders' | 'renderShares'> {
  precision: 'percent' | 'exact';
}

/** The sliders of the open combination and the distributions of the closed ones: the page's, or else those of the kit. */
export function useCombinationAnswers(
  { node, state, dispatch, saving, headingLevel }: Editor,
  { precision, renderSliders, renderShares }: CombinationAnswersOptions,
) {
  const states = node.states.map(shownName);

  const slidersOf = (rows: CombinationRows): ReactNode => {
    const question: CombinationQuestion = {
      nodeName: node.name,
      states,
      values: rows.values,
      startValues: rows.startValues,
      order: rows.order,
      disabled: saving,
      precision,
      onValuesChange: (changed, { event, order, startValues } = { event: undefined }) =>
        dispatch({ type: 'answer', rows: { values: changed, order, startValues } }, event),
      remarks: remarksOf(state.remaining ? (state.remainingRemarks ?? {}) : currentCombination(state)),
      onRemarksChange: (remarks, details) => dispatch({ type: 'remarks', remarks }, details?.event),
    };
    if (renderSliders) return renderSliders(question);
    return <CombinationAnswer question={question} headingLevel={headingLevel} />;
  };
  const sharesOf = (rows: CombinationRows, remarks: CombinationRemarks): ReactNode => {
    if (renderShares) return renderShares(rows, states, remarks);
    return <CombinationAnswer states={states} nodeName={node.name} rows={rows} standing={remarks.standing} />;
  };
  return { slidersOf, sharesOf };
}

/** The return value of `useCombinationAnswers`. */
export type CombinationAnswers = ReturnType<typeof useCombinationAnswers>;
