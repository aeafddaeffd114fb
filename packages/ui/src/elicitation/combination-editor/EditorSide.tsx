import { type ReactNode, useId } from 'react';
import { Switch } from '../../controls/switch/Switch.js';
import { FieldHint } from '../../foundations/fields/FieldMessages.styles.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Heading } from '../../foundations/text/Heading.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Asked, Eyebrow, Question, Remaining, Side } from './CombinationEditor.styles.js';
import { useEditor } from './EditorContext.js';
import { ParentList } from './ParentList.js';

interface EditorSideProps {
  /** What is missing, if something is. */
  missing: ReactNode;
  /** True while the open combination has a state. */
  isInHand: boolean;
}

/** The question, the parents with their states, and the switch for all remaining combinations. */
export function EditorSide({ missing, isInHand }: EditorSideProps) {
  const { node, state, saving, dispatch, headingLevel } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const reasonId = useId();
  const remaining = Boolean(state.remaining);

  return (
    <Side>
      <Asked>
        <Eyebrow data-slot="node">
          <bdi>{node.name}</bdi>
        </Eyebrow>
        <Heading level={headingLevel} size="page" tabIndex={-1}>
          {texts.heading}
        </Heading>
        <Question>{texts.question}</Question>
      </Asked>
      <ParentList isInHand={isInHand} offReasonId={remaining ? reasonId : undefined} />
      <Remaining>
        <Switch
          checked={remaining}
          disabled={saving}
          onCheckedChange={(on, { event }) => dispatch({ type: 'remaining', on }, event)}
        >
          {texts.setRemaining}
        </Switch>
        {remaining ? <FieldHint id={reasonId}>{texts.selectionOff}</FieldHint> : null}
      </Remaining>
      {missing}
    </Side>
  );
}
