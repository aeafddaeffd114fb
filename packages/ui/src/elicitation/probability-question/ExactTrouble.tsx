import { percentOf, type ExactProblem } from '@credence/bayesnet/shares';
import { Icon } from '../../foundations/icons/Icon.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { Trouble } from './ProbabilityQuestion.styles.js';

/** Below the rows: why these exact shares cannot be stored, in one sentence. */
export function ExactTrouble({ problem, names }: { problem: ExactProblem; names: readonly string[] }) {
  const texts = useLabels({ probabilityQuestion: probabilityQuestionLabels }).probabilityQuestion;
  const sentence = () => {
    switch (problem.code) {
      case 'all-impossible':
        return texts.allImpossible(names.length);
      case 'exact-above-one':
        return texts.exactAbove(percentOf(problem.params.sum));
      case 'exact-below-one':
        return texts.exactBelow(percentOf(problem.params.sum));
      case 'nothing-left':
        return texts.nothingLeft(problem.params.states);
      default:
        return undefined;
    }
  };
  const said = sentence();
  return said === undefined ? null : (
    <Trouble role="alert" data-slot="exact-problem">
      <Icon name="info" />
      <span>{said}</span>
    </Trouble>
  );
}
