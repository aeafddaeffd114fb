import { beadLaneLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';

/** A number of percent whose sign can be smaller than it, wherever a language writes it. */
export function Percent({ number }: { number: string }) {
  const { beadLane } = useStudyLabels({ beadLane: beadLaneLabels });
  const [before = '', after = ''] = beadLane.percent(number).split(number);
  return (
    <>
      <small>{before}</small>
      <span>{number}</span>
      <small>{after}</small>
    </>
  );
}
