import { useResultsWords } from '../resultsWords.js';

/** A number of percent whose sign can be smaller than it, wherever a language writes it. */
export function Percent({ number }: { number: string }) {
  const { beadLane: text } = useResultsWords().parts;
  const [before = '', after = ''] = text.percent(number).split(number);
  return (
    <>
      <small>{before}</small>
      <span>{number}</span>
      <small>{after}</small>
    </>
  );
}
