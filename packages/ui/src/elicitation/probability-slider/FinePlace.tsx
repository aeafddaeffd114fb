import { type ComponentType, lazy, Suspense } from 'react';
import { untilLoaded } from '../../foundations/later/untilLoaded.js';
import type { FineLineProps } from './FineLine.js';
import { Place } from './FinePlace.styles.js';

const load = async () => ({ default: (await untilLoaded(() => import('./FineLine.js'))).FineLine });

/** Most people never open it, so it is loaded for those who do. */
let FineLine: ComponentType<FineLineProps> = lazy(load);

// A server writes a page in one go, and loads it together with the kit.
if (typeof document === 'undefined') {
  void load().then((loaded) => {
    FineLine = loaded.default;
  });
}

/** The place below the words where the fine line opens. */
export function FinePlace(props: FineLineProps) {
  return (
    <Suspense fallback={<Place />}>
      <FineLine {...props} />
    </Suspense>
  );
}
