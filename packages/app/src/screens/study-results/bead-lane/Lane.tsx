import { IconArray, verbalScale } from '@credence/ui';
import type { PoolKind } from '../pool-switch/poolKind.js';
import type { FigureSize } from '../useFigureSize.js';
import { Answers } from './Answers.js';
import { Fill, Head, Name, PoolMark, Rail, Row, Tick, Track } from './BeadLane.styles.js';
import type { LaneState } from './laneState.js';
import { PoolNumbers } from './PoolNumbers.js';

/** One state: its name, the numbers of the pools, the people of the chosen one, and who answered what. */
export function Lane({
  state,
  pool,
  kinds,
  size,
  format,
}: {
  state: LaneState;
  pool: PoolKind;
  /** The pools whose numbers stand here, or a sign that there is none. Empty if no state has any. */
  kinds: readonly PoolKind[];
  size: FigureSize;
  format: (value: number) => string;
}) {
  const pooled = state.pools?.[pool];
  return (
    <Row data-slot="lane" data-rare={pooled !== undefined && pooled < 1 ? (pooled > 0 ? '' : 'never') : undefined}>
      <Head>
        <Name data-slot="state">{state.label}</Name>
        {kinds.length > 0 ? (
          <PoolNumbers kinds={kinds} pools={state.pools ?? {}} chosen={pool} format={format} />
        ) : null}
      </Head>
      {pooled === undefined ? null : <IconArray value={pooled} aria-hidden="true" />}
      <Track>
        <Rail data-slot="rail" aria-hidden="true">
          {verbalScale.map(({ percent }) => (
            <Tick key={percent} data-slot="tick" style={{ '--credence-percent': percent }} />
          ))}
          {pooled === undefined ? null : (
            <>
              <Fill data-slot="fill" style={{ '--credence-value': pooled }} />
              <PoolMark data-slot="pool" style={{ '--credence-value': pooled }} />
            </>
          )}
        </Rail>
        <Answers state={state} size={size} format={format} />
      </Track>
    </Row>
  );
}
