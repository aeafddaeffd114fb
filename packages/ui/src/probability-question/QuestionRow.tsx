import { memo, type ReactElement, useContext } from 'react';
import { type ChangeDetails, ProbabilitySlider, type ProbabilitySliderProps } from '../probability-slider/index.js';
import { useCredence } from '../provider/useCredence.js';
import { SharesContext } from './SharesContext.js';

interface QuestionRowProps extends Pick<ProbabilitySliderProps, 'anchors' | 'disabled' | 'readOnly' | 'headingLevel'> {
  index: number;
  nodeName: string;
  state: string;
  value: number | null;
  startValue: number;
  name: string | undefined;
  /** What of it is stored; the same element from one rendering to the next. */
  note: ReactElement | undefined;
  onChange: (index: number, value: number | null, details: ChangeDetails) => void;
  onCommit: (index: number, value: number | null, details: ChangeDetails) => void;
}

/** One state of the question. Drawn again only when something of its own changes: one row for each move. */
export const QuestionRow = memo(function QuestionRow({
  index,
  nodeName,
  state,
  onChange,
  onCommit,
  ...slider
}: QuestionRowProps) {
  const { probabilityQuestion: texts } = useCredence().labels;
  return (
    <ProbabilitySlider
      lead={texts.lead(nodeName)}
      label={texts.state(state)}
      onValueChange={(value, details) => onChange(index, value, details)}
      onValueCommit={(value, details) => onCommit(index, value, details)}
      data-slot="row"
      {...slider}
    />
  );
});

/** What of one answer is stored. */
export function StoredAs({ index }: { index: number }) {
  const share = useContext(SharesContext)[index] ?? 0;
  const { shareBar, probabilityQuestion } = useCredence().labels;
  return probabilityQuestion.storedAs(shareBar.share(share));
}
