import { Suspense } from 'react';
import { loadedLater } from '../../foundations/interaction/loadedLater.js';
import type { FineLineProps } from './FineLine.js';
import { Place } from './FinePlace.styles.js';

/** Most people never open it, so it is loaded for those who do. */
const FineLine = loadedLater(async () => (await import('./FineLine.js')).FineLine);

/** The place below the words where the fine line opens. */
export function FinePlace(props: FineLineProps) {
  return (
    <Suspense fallback={<Place />}>
      <FineLine {...props} />
    </Suspense>
  );
}
