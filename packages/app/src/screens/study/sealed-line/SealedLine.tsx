import { Icon } from '@credence/ui';
import { useText } from '../../../ground/text/useText.js';
import { useStudyWords } from '../studyWords.js';
import { Root } from './SealedLine.styles.js';

interface SealedLineProps {
  /** The number of the round whose answers these are, from 1. */
  round: number;
}

/** Says that nobody can see the answers of a round before it closes. */
export function SealedLine({ round }: SealedLineProps) {
  const { common } = useText();
  const { sealedLine: text } = useStudyWords().parts;
  return (
    <Root data-credence="sealed-line">
      <Icon name="lock" />
      <span>{text.sealed(round.toLocaleString(common.locale))}</span>
    </Root>
  );
}
