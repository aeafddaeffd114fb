import { Fragment } from 'react';
import { withName } from '../../foundations/names/withName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { isQuestion } from '../../labels/isQuestion.js';
import { withoutEnd } from '../../labels/withoutEnd.js';
import { isEmptySelection, type Selection } from './combinationEditorReducer.js';
import { useEditor } from './EditorContext.js';
import { shownName } from './editorTypes.js';
import { Sentence } from './CombinationList.styles.js';

interface CombinationSentenceProps {
  /** The selection; `rest` for all remaining combinations. */
  selection: Selection | 'rest';
}

/**
 * A combination as a sentence: "If Smoking is heavy and HPV status is negative". Conditions in words of their own come
 * first: "For a patient who smokes, with HPV status: negative".
 */
export function CombinationSentence({ selection }: CombinationSentenceProps) {
  const { parents } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  if (selection === 'rest') return <Sentence data-slot="sentence">{texts.ruleRemaining}</Sentence>;
  if (isEmptySelection(selection)) {
    return (
      <Sentence data-slot="sentence" data-empty="">
        {texts.ruleEmpty}
      </Sentence>
    );
  }

  const conditions = parents.flatMap((parent, index) => {
    const chosen = selection[index] ?? -1;
    const state = parent.states[chosen];
    const own = withoutEnd(parent.asConditions?.[chosen]);
    return state === undefined ? [] : [{ name: parent.name, state: shownName(state), own }];
  });
  const worded = conditions.filter(({ own }) => own !== '');
  const named = conditions.filter(({ own }) => own === '');
  // After words of their own, "If" would begin a second sentence.
  const goesOn = worded.length > 0;
  return (
    <Sentence data-slot="sentence">
      {/* Isolates its direction: the names may be surrounded by text of another direction than the page. */}
      <bdi>
        {worded.map(({ own }, index) => (
          <Fragment key={index}>
            {index > 0 ? <span>{texts.ruleOwnComma}</span> : null}
            <Strong>{own}</Strong>
          </Fragment>
        ))}
        {named.map(({ name, state }, index) => (
          <Fragment key={index}>
            {goesOn ? (
              <span>{withName(index > 0 ? texts.ruleFurtherAnd : texts.ruleFurther, name.trim())}</span>
            ) : (
              <>
                <span>{index > 0 ? texts.ruleAnd : texts.ruleIf}</span>
                {isQuestion(name) ? <span>{withName(texts.ruleAnswerTo, name.trim())}</span> : <bdi>{name}</bdi>}
                <span>{texts.ruleIs}</span>
              </>
            )}
            <Strong>{state}</Strong>
          </Fragment>
        ))}
      </bdi>
    </Sentence>
  );
}

function Strong({ children }: { children: string }) {
  return (
    <b>
      <bdi>{children}</bdi>
    </b>
  );
}
