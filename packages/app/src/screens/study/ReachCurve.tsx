import { Spinner } from '@credence/ui';
import { AccuracyCurve } from '@credence/ui/screens';
import { useMemo } from 'react';
import { errorAfter, wholePoints } from '../../features/inference/errorAfter.js';
import { useText } from '../../ground/text/useText.js';
import { Curve } from './ProtocolForm.styles.js';
import { useStudyWords } from './studyWords.js';
import type { StudyReach } from './useRanking.js';

/** As far ahead as is shown at least. */
const AHEAD = 60;

/** How far off the results may be by the number of questions. Its place is kept while it is computed. */
export function ReachCurve({ count, reach }: { count: number; reach: StudyReach }) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const points = reach.points ?? reach.before;
  const shown = useMemo(() => {
    const far = points?.find(({ more }) => more >= Math.max(AHEAD, 3 * count))?.more ?? Number.POSITIVE_INFINITY;
    return (points ?? [])
      .filter(({ more }) => more <= far)
      .map(({ more, value }) => ({ questions: more, value: 100 * value }));
  }, [points, count]);
  if (!points && !reach.isComing) return null;
  const questions = text.questionsOf(count);
  const within =
    reach.points && text.within(wholePoints(errorAfter(reach.points, count)).toLocaleString(common.locale));
  return (
    <Curve>
      <figcaption>{text.curve}</figcaption>
      {shown.length > 1 ? (
        <AccuracyCurve
          label={text.curve}
          name=""
          points={shown}
          now={count}
          nowText={within ? text.reached(questions, within) : questions}
        />
      ) : (
        <Spinner centred>{common.loading}</Spinner>
      )}
    </Curve>
  );
}
