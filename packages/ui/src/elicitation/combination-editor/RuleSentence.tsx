import { Fragment } from 'react';
import { withName } from '../../foundations/names/withName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { isEmptySelection, type Selection } from './combinationEditorReducer.js';
import { type EditorNode, shownName } from './editorTypes.js';
import { Sentence } from './RuleList.styles.js';

interface RuleSentenceProps {
  /** The selection; -1 for all remaining combinations. */
  selection: Selection | -1;
  parents: readonly EditorNode[];
}

/** "Jaundiced?" and "Is the patient jaundiced?" are names, too. */
const IS_QUESTION = /[?？؟]\s*$/;

/**
 * A combination as a sentence: "If Smoking is heavy and HPV status is negative". Conditions in words of their own come
 * first: "For a patient who smokes and HPV status is negative".
 */
export function RuleSentence({ selection, parents }: RuleSentenceProps) {
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  if (selection === -1) return <Sentence data-slot="sentence">{texts.ruleRemaining}</Sentence>;
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
    const own = parent.asConditions?.[chosen];
    return state === undefined ? [] : [{ name: parent.displayName, state: shownName(state), own }];
  });
  const ownFirst = [...conditions.filter(({ own }) => own), ...conditions.filter(({ own }) => !own)];
  return (
    <Sentence data-slot="sentence">
      {/* Isolates its direction: the names may be surrounded by text of another direction than the page. */}
      <bdi>
        {ownFirst.map(({ name, state, own }, index) => (
          <Fragment key={index}>
            {index > 0 ? texts.ruleAnd : own ? null : texts.ruleIf}
            {own ? (
              <b>
                <bdi>{own}</bdi>
              </b>
            ) : (
              <>
                {IS_QUESTION.test(name) ? withName(texts.ruleAnswerTo, name.trim()) : <bdi>{name}</bdi>}
                {texts.ruleIs}
                <b>
                  <bdi>{state}</bdi>
                </b>
              </>
            )}
          </Fragment>
        ))}
      </bdi>
    </Sentence>
  );
}
