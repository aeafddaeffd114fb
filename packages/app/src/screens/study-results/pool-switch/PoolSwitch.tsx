import { SegmentedControl } from '@credence/ui';
import { useId } from 'react';
import { useText } from '../../../ground/text/useText.js';
import { useResultsWords } from '../resultsWords.js';
import { fewestPooled, type PoolKind, poolKinds } from './poolKind.js';
import { Note, Root } from './PoolSwitch.styles.js';

interface PoolSwitchProps {
  /** How many experts answered. Of fewer than three there is no pool: it says so, and offers none. */
  answers: number;
  /** The pools that there are not, each with the reason in a sentence. They cannot be chosen. */
  unavailable?: Partial<Record<PoolKind, string>>;
  /** The chosen pool. */
  value: PoolKind;
  onValueChange: (value: PoolKind) => void;
}

/** Which pool is filled in below: the heads of the three columns of numbers of a BeadLane. */
export function PoolSwitch({ answers, unavailable = {}, value, onValueChange }: PoolSwitchProps) {
  const { common } = useText();
  const { poolSwitch: text } = useResultsWords().parts;
  const id = useId();
  const reasons = poolKinds.flatMap((kind) => unavailable[kind] ?? []);

  return (
    <Root data-credence="pool-switch">
      {answers < fewestPooled ? (
        <Note>{text.list(answers)}</Note>
      ) : (
        <>
          <Note id={`${id}-name`}>{text.pool(answers.toLocaleString(common.locale))}</Note>
          <SegmentedControl
            value={value}
            onValueChange={(chosen) => chosen && onValueChange(chosen)}
            aria-labelledby={`${id}-name`}
            aria-describedby={reasons.length > 0 ? `${id}-reasons` : undefined}
            options={poolKinds.map((kind) => ({
              value: kind,
              label: text.kinds[kind],
              disabled: unavailable[kind] !== undefined,
            }))}
          />
          {reasons.length > 0 ? <Note id={`${id}-reasons`}>{reasons.join(' ')}</Note> : null}
        </>
      )}
    </Root>
  );
}
