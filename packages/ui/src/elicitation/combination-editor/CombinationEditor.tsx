import { forwardRef } from 'react';
import { Columns, Links, Main, Root } from './CombinationEditor.styles.js';
import { CombinationList } from './CombinationList.js';
import { currentCombination, isEmptySelection } from './combinationEditorReducer.js';
import { EditorContext } from './EditorContext.js';
import { EditorDock } from './EditorDock.js';
import { EditorIntroduction } from './EditorIntroduction.js';
import type { CombinationEditorProps } from './editorProps.js';
import { EditorSide } from './EditorSide.js';
import { useCombinationAnswers } from './useCombinationAnswers.js';
import { useCombinationEdits } from './useCombinationEdits.js';
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
    combinations,
    defaultCombinations,
    defaultEdits,
    onCombinationsChange,
    onDone,
    onNoneDecides,
    error,
    onError,
    coverage,
    saving = false,
    precision = 'percent',
    headingLevel = 1,
    layout = 'block',
    introduction,
    note,
    message,
    links,
    renderSliders,
    renderShares,
    ...rest
  },
  ref,
) {
  const missing = useMissing(error, onError);
  const edits = useCombinationEdits({
    node,
    combinations,
    defaultCombinations,
    defaultEdits,
    onCombinationsChange,
    onEdit: missing.takeBack,
  });
  const editor = { node, parents, coverage, saving, headingLevel, ...edits };
  const answers = useCombinationAnswers(editor, { precision, renderSliders, renderShares });
  const isInHand = !edits.state.remaining && !isEmptySelection(currentCombination(edits.state).selection);

  return (
    <EditorContext.Provider value={editor}>
      <Root
        ref={ref}
        data-credence="combination-editor"
        data-layout={layout}
        data-in-hand={isInHand ? '' : undefined}
        {...rest}
      >
        <Columns>
          <EditorSide missing={missing.sentence} isInHand={isInHand} />
          <Main>
            <CombinationList answers={answers} />
            {note}
            <EditorIntroduction onNoneDecides={onNoneDecides}>{introduction}</EditorIntroduction>
            {links ? <Links>{links}</Links> : null}
          </Main>
        </Columns>
        <EditorDock message={message} onMissing={missing.tell} onDone={onDone} />
      </Root>
    </EditorContext.Provider>
  );
});
