import { type ReactNode, useRef } from 'react';
import type { CombinationEditorProps } from './editorProps.js';
import {
  type CombinationRemarks,
  type CombinationRows,
  currentCombination,
  remarksOf,
} from './combinationEditorReducer.js';
import type { Editor } from './EditorContext.js';
import { type CombinationQuestion, shownName } from './editorTypes.js';
import { KitAnswer } from './kitAnswers.js';
import type { Missing } from './useMissing.js';

interface CombinationAnswersOptions extends Pick<CombinationEditorProps, 'renderSliders' | 'renderShares'> {
  precision: 'percent' | 'exact';
  missing: Missing;
}

/** The sliders of the open combination and the distributions of the closed ones: the page's, or else those of the kit. */
export function useCombinationAnswers(
  { node, state, dispatch, saving, headingLevel }: Editor,
  { precision, renderSliders, renderShares, missing }: CombinationAnswersOptions,
) {
  const toComeRef = useRef(0);
  const onCome = () => missing.takeBack('waitForSliders');
  const states = node.states.map(shownName);

  const slidersOf = (rows: CombinationRows, showShares = true): ReactNode => {
    const question: CombinationQuestion = {
      nodeName: node.name,
      states,
      values: rows.values,
      startValues: rows.startValues,
      order: rows.order,
      disabled: saving,
      precision,
      showShares,
      onValuesChange: (changed, { event, order, startValues } = { event: undefined }) =>
        dispatch({ type: 'answer', rows: { values: changed, order, startValues } }, event),
      remarks: remarksOf(state.remaining ? (state.remainingRemarks ?? {}) : currentCombination(state)),
      onRemarksChange: (remarks, details) => dispatch({ type: 'remarks', remarks }, details?.event),
    };
    if (renderSliders) return renderSliders(question);
    return <KitAnswer question={question} headingLevel={headingLevel} toComeRef={toComeRef} onCome={onCome} />;
  };
  const sharesOf = (rows: CombinationRows, remarks: CombinationRemarks): ReactNode => {
    if (renderShares) return renderShares(rows, states, remarks);
    const kit = { toComeRef, onCome, states, nodeName: node.name };
    return <KitAnswer {...kit} rows={rows} standing={remarks.standing} />;
  };
  /** Nobody has answered on sliders that are not there yet, and what nobody has seen is not saved. */
  const refuses = (reason: 'add' | 'done', event: Event): boolean => {
    if (toComeRef.current > 0) missing.tell('waitForSliders', { reason, event });
    return toComeRef.current > 0;
  };
  return { slidersOf, sharesOf, refuses };
}

/** The return value of `useCombinationAnswers`. */
export type CombinationAnswers = ReturnType<typeof useCombinationAnswers>;
