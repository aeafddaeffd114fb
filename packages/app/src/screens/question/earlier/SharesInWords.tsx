import type { PastAnswer } from '@credence/api-client';
import { storedFigures } from '../../../features/answering/wireShares.js';
import { useText } from '../../../ground/text/useText.js';

/** With more states than this, only the most probable ones are named. */
const NAMED = 4;

interface SharesInWordsProps {
  answer: Pick<PastAnswer, 'sliders' | 'exact'>;
  /** The states of the node. */
  states: readonly string[];
}

/** The stored distribution in words: "70 % absent · 25 % regional". */
export function SharesInWords({ answer, states }: SharesInWordsProps) {
  const { earlierAnswers: text } = useText();
  const shares = storedFigures(answer).map((percent, state) => ({
    percent,
    name: (states[state] ?? '').replaceAll('_', ' '),
  }));
  const isShort = shares.length <= NAMED;
  const named = isShort ? shares : [...shares].sort((one, other) => other.percent - one.percent).slice(0, NAMED);
  const rest = isShort ? [] : [text.otherStates(shares.length - NAMED)];
  return <>{[...named.map(({ percent, name }) => text.share(percent, name)), ...rest].join(' · ')}</>;
}
