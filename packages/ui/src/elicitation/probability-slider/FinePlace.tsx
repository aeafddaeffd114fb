import { lazy, Suspense } from 'react';
import type { FineLineProps } from './FineLine.js';
import { FineBlock } from './FinePlace.styles.js';

/** Most people never open it, so it is loaded for those who do. */
const FineLine = lazy(async () => ({ default: (await import('./FineLine.js')).FineLine }));

/** The place below the words where the fine line opens, as high before it is loaded as after. */
export function FinePlace(props: FineLineProps) {
  return (
    <FineBlock data-slot="fine" data-end={props.exact > 500_000 ? '' : undefined}>
      <Suspense fallback={null}>
        <FineLine {...props} />
      </Suspense>
    </FineBlock>
  );
}
