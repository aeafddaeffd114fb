import { useContext } from 'react';
import { probabilityQuestionLabels } from '../probability-question/probabilityQuestion.labels.js';
import { shareBarLabels } from '../share-bar/shareBar.labels.js';
import { useLabels } from '../provider/useLabels.js';
import { SharesContext } from './SharesContext.js';
import { Bar, Percent, Share } from './StateList.styles.js';

/** What of one answer is stored: a thin bar, the longest of the list as long as there is room, and its percent. */
export function StateShare({ index }: { index: number }) {
  const { percents, lengths } = useContext(SharesContext);
  const { shareBar, probabilityQuestion } = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    shareBar: shareBarLabels,
  });
  return (
    <Share data-slot="share">
      <Bar style={{ '--credence-length': lengths[index] ?? 0 }} />
      <Percent>{probabilityQuestion.storedAs(shareBar.share(percents[index] ?? 0))}</Percent>
    </Share>
  );
}
