import { type ReactNode, useId } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Switch } from '../../controls/switch/Switch.js';
import { Heading } from '../../foundations/text/Heading.js';
import { FieldHint } from '../../foundations/fields/FieldMessages.styles.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Eyebrow, Question, Remaining, Side } from './CombinationEditor.styles.js';
import { useEditor } from './EditorContext.js';
import { combinationsToSave } from './finishCombinations.js';
import { NoneDecidesButton } from './NoneDecidesButton.js';
import { ParentList } from './ParentList.js';

interface EditorSideProps {
  onNoneDecides: (() => void) | undefined;
  introduction: ReactNode;
  /** True if combinations are made on pages of their own, and the parents are there. */
  onPages: boolean;
}

/** The question, the parents with their states, and the switch for all remaining combinations. */
export function EditorSide({ onNoneDecides, introduction, onPages }: EditorSideProps) {
  const { node, state, saving: disabled, dispatch, headingLevel, parentsRef } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const reasonId = useId();
  const remaining = Boolean(state.remaining);

  return (
    <Side>
      <Eyebrow data-slot="node">
        <bdi>{node.name}</bdi>
      </Eyebrow>
      <Heading level={headingLevel} size="page" tabIndex={-1}>
        {texts.heading}
      </Heading>
      <Question>{texts.question}</Question>
      {introduction}
      {onPages ? null : (
        <ParentList disabled={disabled} listRef={parentsRef} offReasonId={remaining ? reasonId : undefined} />
      )}
      <Remaining>
        <Switch
          checked={remaining}
          disabled={disabled}
          onCheckedChange={(on, { event }) => dispatch({ type: 'remaining', on }, event)}
        >
          {texts.setRemaining}
        </Switch>
        {remaining && !onPages ? <FieldHint id={reasonId}>{texts.selectionOff}</FieldHint> : null}
        {onNoneDecides ? (
          <NoneDecidesButton
            place="side"
            selected={combinationsToSave(state).length > 0}
            disabled={disabled}
            onNoneDecides={onNoneDecides}
          />
        ) : null}
      </Remaining>
    </Side>
  );
}
