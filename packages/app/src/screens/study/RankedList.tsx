import { Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import type { ProtocolFormValue } from './protocolForm.js';
import { Chosen } from './ProtocolForm.styles.js';
import { useStudyWords } from './studyWords.js';

interface RankedListProps extends Pick<ProtocolFormValue, 'ranked'> {
  nameOf: (nodeId: string) => string;
  /** How many questions there are; undefined while they are not counted. */
  of: number | undefined;
}

/** How many questions a ranking chose, and in which nodes; the one that matters most comes first. */
export function RankedList({ ranked, nameOf, of }: RankedListProps) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const numbers = new Intl.NumberFormat(common.locale);
  const nodes = new Map<string, number>();
  for (const { nodeId } of ranked) nodes.set(nodeId, (nodes.get(nodeId) ?? 0) + 1);
  return (
    <div>
      <Chosen role="status">{ranked.length > 0 ? text.ranked(ranked.length, of, nodes.size) : null}</Chosen>
      {ranked.length > 0 ? (
        <Text variant="hint">
          {[...nodes].map(([nodeId, questions]) => `${nameOf(nodeId)} (${numbers.format(questions)})`).join(', ')}
        </Text>
      ) : null}
    </div>
  );
}
