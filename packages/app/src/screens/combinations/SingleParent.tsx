import { Button } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Box, GoOn, Lead } from './PlainWords.styles.js';

interface SingleParentProps {
  /** The node's name. */
  node: string;
  /** Its parent's name. */
  parent: string;
  questions: number;
  saving: boolean;
  onGoOn: () => void;
}

/** For a node with one parent: that a combination is a question, and the way there. */
export function SingleParent({ node, parent, questions, saving, onGoOn }: SingleParentProps) {
  const { combinations, common } = useText();
  const { plain: text } = combinations;
  const count = new Intl.NumberFormat(common.locale).format(questions);
  return (
    <Box role="note">
      <Lead>{text.single(node, parent, count)}</Lead>
      <GoOn>
        <Button variant="primary" busy={saving} onClick={onGoOn}>
          {text.goOn(count)}
        </Button>
      </GoOn>
    </Box>
  );
}
