import type { PanelQuestion } from '@credence/api-client';
import { SelectField, Text } from '@credence/ui';
import { type KeyboardEvent, useMemo } from 'react';
import { keyOf, type QuestionNames, type QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { DisagreementStrip } from './disagreement-strip/DisagreementStrip.js';
import { useResultsWords } from './resultsWords.js';
import { mostApart, stripGroups } from './stripGroups.js';
import { Finding } from './StudyResultsScreen.styles.js';

interface NodeStripProps {
  /** All of the study. */
  questions: readonly PanelQuestion[];
  /** Those to discuss. */
  ranked: readonly PanelQuestion[];
  /** Whether it is shown how far experts part. */
  isRanked: boolean;
  /** The one that is shown. */
  question: PanelQuestion;
  names: QuestionNames;
  /** Goes to one by key, without a way back. */
  onPass: (question: QuestionPlace) => void;
  onPress: (question: QuestionPlace) => void;
  /** To the next of those to discuss, or the one before. */
  onWalk: (by: 1 | -1) => void;
}

/** How far experts part over each question of the node, and the way to the other nodes. */
export function NodeStrip(props: NodeStripProps) {
  const { questions, ranked, isRanked, question, names, onPass, onPress, onWalk } = props;
  const words = useResultsWords();
  const { question: text } = words;
  const { nodeId: shownNode } = question;
  const ofNode = useMemo(() => questions.filter(({ nodeId }) => nodeId === shownNode), [questions, shownNode]);
  // The same object as long as nothing changes: hundreds of bars are drawn once.
  const groups = useMemo(
    () => stripGroups(ofNode, new Set(ranked.map(keyOf)), names, words),
    [ofNode, ranked, names, words],
  );
  const most = mostApart(ofNode);
  const { node } = names.nameOf(question);
  const measure = text.measure(ofNode.length, node);
  const find = (key: string) => ofNode.find((each) => keyOf(each) === key);

  return (
    <>
      {isRanked && ofNode.length > 1 ? (
        <>
          <Finding>
            <Text>
              <b>{most ? text.partMost(names.nameOf(most).conditions.join(', ')) : text.agree}</b>
            </Text>
            <Text variant="hint">{measure}</Text>
          </Finding>
          <DisagreementStrip
            label={measure}
            groups={groups}
            current={keyOf(question)}
            onCurrentChange={(key, reason) => {
              const next = find(key);
              if (!next) return;
              if (reason === 'key') onPass(next);
              else onPress(next);
            }}
            onKeyDownCapture={(event: KeyboardEvent) => {
              // Among those to discuss of all nodes, where the strip alone has one.
              if (event.key !== '[' && event.key !== ']') return;
              event.preventDefault();
              event.stopPropagation();
              onWalk(event.key === ']' ? 1 : -1);
            }}
          />
        </>
      ) : null}
      <NodeField {...props} />
    </>
  );
}

/** The way to another node: to what is to be discussed of it, or else to where experts part most. */
function NodeField({ questions, ranked, question, names, onPress }: NodeStripProps) {
  const { question: text } = useResultsWords();
  const nodes = [...new Set(questions.map(({ nodeId }) => nodeId))];
  if (nodes.length <= 1) return null;
  return (
    <SelectField
      label={text.node}
      value={question.nodeId}
      onChange={({ target }) => {
        const of = questions.filter(({ nodeId }) => nodeId === target.value);
        const next = ranked.find(({ nodeId }) => nodeId === target.value) ?? mostApart(of) ?? of[0];
        if (next) onPress(next);
      }}
    >
      {nodes.map((nodeId) => (
        <option key={nodeId} value={nodeId}>
          {names.nameOf({ nodeId, iteration: 1 }).node}
        </option>
      ))}
    </SelectField>
  );
}
