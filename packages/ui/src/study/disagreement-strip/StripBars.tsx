import { memo } from 'react';
import { Bars } from './DisagreementStrip.styles.js';
import { barsPath, type StripLayout, stripHeight } from './layStrip.js';
import type { StripQuestion } from './stripQuestion.js';

/** All bars as two paths, whatever the number of questions. Drawn again only if these, or the width, change. */
export const StripBars = memo(function StripBars({
  questions,
  layout: { bars },
  width,
}: {
  questions: readonly StripQuestion[];
  layout: StripLayout;
  width: number;
}) {
  const largest = Math.max(0, ...questions.map(({ disagreement }) => disagreement ?? 0)) || 1;
  const shares = questions.map(({ disagreement }) => (disagreement ?? 0) / largest);
  const known = [...questions.keys()].filter((index) => questions[index]?.disagreement !== null);
  const [chosen, others] = [
    known.filter((index) => questions[index]?.chosen),
    known.filter((index) => !questions[index]?.chosen),
  ];

  return (
    <Bars
      data-slot="bars"
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${stripHeight}`}
      preserveAspectRatio="none"
      width="100%"
      height={stripHeight}
    >
      <path d={barsPath(bars, shares, others)} />
      <path data-chosen="" d={barsPath(bars, shares, chosen, 2)} />
    </Bars>
  );
});
