import { useMemo } from 'react';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { useAtRest } from '../../foundations/interaction/useAtRest.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { wordsFor } from '../../foundations/verbal-scale/verbalScale.js';
import { wordsText } from '../../foundations/verbal-scale/WordsFor.js';
import { probabilityQuestionLabels, shareWords, type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { Hint } from './ProbabilityQuestion.styles.js';
import { differingShare } from './differingShare.js';

interface ShareHintProps {
  /** The names of the states, as displayed. */
  names: readonly string[];
  values: ProbabilityValues;
  shares: readonly number[];
  anchors: readonly VerbalAnchor[];
  /** The state moved last. */
  moved: number | undefined;
}

/** A one-line hint if the words for an answer do not apply to its stored share. */
export function ShareHint({ names, anchors, ...given }: ShareHintProps) {
  const labels = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    shareBar: shareWords,
    verbalScale: verbalScaleLabels,
  });
  const texts = labels.probabilityQuestion;
  const answer = useMemo(
    () => ({ values: given.values, shares: given.shares, moved: given.moved }),
    [given.values, given.shares, given.moved],
  );
  const { values, shares, moved } = useAtRest(answer);
  const index = differingShare({ values, shares, anchors, moved });
  if (index === undefined) return null;
  const share = shares[index] ?? 0;
  const words = wordsText(wordsFor(Math.round(share), anchors), labels.verbalScale.between);
  return (
    <Hint data-slot="hint">
      <p>
        <b>
          <bdi>{names[index]}</bdi>
        </b>{' '}
        <span>{texts.youSet(values[index] ?? 0, names.length, labels.shareBar.share(share), words)}</span>
      </p>
    </Hint>
  );
}
