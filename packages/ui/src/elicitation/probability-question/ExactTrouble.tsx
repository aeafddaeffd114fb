import { percentOf } from '@credence/bayesnet/shares';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { exactProblem } from '../answers/exactPercents.js';
import { isAnyExact, type ShareValues } from '../answers/share.js';
import { Trouble } from './ProbabilityQuestion.styles.js';

interface ExactTroubleProps {
  values: ShareValues;
  startValue: number;
}

/** Below the rows: why these exact shares cannot be stored, in one sentence. */
export function ExactTrouble({ values, startValue }: ExactTroubleProps) {
  const texts = useLabels({ probabilityQuestion: probabilityQuestionLabels }).probabilityQuestion;
  const problem = isAnyExact(values) ? exactProblem(values, startValue) : undefined;
  const sentence = () => {
    switch (problem?.code) {
      case 'all-impossible':
        return texts.allImpossible(values.length);
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
      <Glyph of={drawings.info} />
      <span>{said}</span>
    </Trouble>
  );
}
