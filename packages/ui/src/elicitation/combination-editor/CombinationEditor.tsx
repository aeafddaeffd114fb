import { forwardRef } from 'react';
import { Across, Columns, Root } from './CombinationEditor.styles.js';
import { CombinationList } from './CombinationList.js';
import { CombinationSteps } from './CombinationSteps.js';
import { EditorContext } from './EditorContext.js';
import { EditorDock } from './EditorDock.js';
import type { CombinationEditorProps } from './editorProps.js';
import { EditorSide } from './EditorSide.js';
import { useCombinationAnswers } from './useCombinationAnswers.js';
import { useCombinationEdits } from './useCombinationEdits.js';
import { useEditorSteps } from './useEditorSteps.js';
import { useMissing } from './useMissing.js';

/**
 * Asks which events decide over all others: the user combines states of the parents, ordered by priority,
 * each with its own answer. The editor owns the edits and reports them to be counted, kept and saved.
 * @since 0.1.0
 * @experimental
 */
export const CombinationEditor = forwardRef<HTMLDivElement, CombinationEditorProps>(function CombinationEditor(
  {
    node,
    parents,
    defaultCombinations,
    defaultEdits,
    onCombinationsChange,
    onDone,
    onNoneDecides,
    onError,
    coverage,
    saving = false,
    precision = 'percent',
    headingLevel = 1,
    introduction,
    message,
    renderSliders,
    renderShares,
    ...rest
  },
  ref,
) {
  const missing = useMissing(message, onError);
  const onEdit = () => missing.takeBack();
  const edits = useCombinationEdits({ node, defaultCombinations, defaultEdits, onCombinationsChange, onEdit });
  const steps = useEditorSteps({ listRef: edits.listRef, isOff: Boolean(edits.state.remaining), onGo: onEdit });
  const editor = { node, parents, coverage, saving, headingLevel, ...edits };
  const answers = useCombinationAnswers(editor, { precision, renderSliders, renderShares, missing });

  return (
    <EditorContext.Provider value={editor}>
      <Root ref={ref} data-credence="combination-editor" {...rest}>
        <Across ref={steps.acrossRef} />
        {steps.step ? (
          <CombinationSteps
            step={steps.step}
            answers={answers}
            missing={missing}
            headingRef={steps.headingRef}
            onStep={steps.go}
          />
        ) : (
          <>
            <Columns>
              <EditorSide introduction={introduction} onNoneDecides={onNoneDecides} onPages={Boolean(steps.pick)} />
              <CombinationList answers={answers} onPick={steps.pick} />
            </Columns>
            <EditorDock
              missing={missing}
              refuses={answers.refuses}
              onPick={steps.pick}
              onDone={onDone}
              onNoneDecides={onNoneDecides}
            />
          </>
        )}
      </Root>
    </EditorContext.Provider>
  );
});
