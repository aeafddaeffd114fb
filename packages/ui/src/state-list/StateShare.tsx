import { useContext } from 'react';
import { useCredence } from '../provider/useCredence.js';
import { SharesContext } from './SharesContext.js';
import { Bar, Percent, Share } from './StateList.styles.js';

/** What of one answer is stored: a thin bar, the longest of the list as long as there is room, and its percent. */
export function StateShare({ index }: { index: number }) {
  const { percents, lengths } = useContext(SharesContext);
  const { shareBar, probabilityQuestion } = useCredence().labels;
  return (
    <Share data-slot="share">
      <Bar style={{ '--credence-length': lengths[index] ?? 0 }} />
      <Percent>{probabilityQuestion.storedAs(shareBar.share(percents[index] ?? 0))}</Percent>
    </Share>
  );
}
