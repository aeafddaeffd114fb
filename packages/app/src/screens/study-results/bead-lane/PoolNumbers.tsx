import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { Percent } from '../percent/Percent.js';
import type { PoolKind } from '../pool-switch/poolKind.js';
import { useResultsWords } from '../resultsWords.js';
import { Numbers } from './BeadLane.styles.js';

/** The share of a state in each pool, the chosen one in front. Their heads are those of the PoolSwitch above. */
export function PoolNumbers({
  kinds,
  pools,
  chosen,
  format,
}: {
  kinds: readonly PoolKind[];
  pools: Partial<Record<PoolKind, number>>;
  chosen: PoolKind;
  format: (value: number) => string;
}) {
  const { poolSwitch, beadLane: text } = useResultsWords().parts;
  return (
    <Numbers data-slot="numbers" data-single={kinds.length === 1 ? '' : undefined}>
      {kinds.map((kind) => {
        const value = pools[kind];
        return (
          <li key={kind} data-chosen={kind === chosen ? '' : undefined}>
            <VisuallyHidden>
              {text.answer(poolSwitch.kinds[kind], value === undefined ? text.noValue : text.percent(format(value)))}
            </VisuallyHidden>
            <span aria-hidden="true">{value === undefined ? '–' : <Percent number={format(value)} />}</span>
          </li>
        );
      })}
    </Numbers>
  );
}
