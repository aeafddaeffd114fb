import { lazy, Suspense } from 'react';
import type { FineLineProps } from './FineLine.js';

/** Most people never open it, so it is loaded for those who do. */
const FineLine = lazy(async () => ({ default: (await import('./FineLine.js')).FineLine }));

/** As high as the line, which is higher where the field of people stands below it. */
const place = { minBlockSize: 'calc(10.0625rem + clamp(0px, (40rem - 100cqi) * 999, 3.375rem))' };

/** The place below the words where the fine line opens. */
export function FinePlace(props: FineLineProps) {
  return (
    <Suspense fallback={<div style={place} />}>
      <FineLine {...props} />
    </Suspense>
  );
}
