import type { ComponentType } from 'react';
import { later, type PlaceProps } from '../../foundations/later/later.js';
import { inUse, type InUse, loadInUse } from './loadInUse.js';

/** A part of a slider from the file of what it needs in use. */
export const laterInUse = <Props extends object>(
  pick: (from: InUse) => ComponentType<Props>,
  Place: ComponentType<Props & PlaceProps>,
): ComponentType<Props> =>
  later(
    async () => pick(await loadInUse()),
    Place,
    () => {
      const from = inUse();
      return from && pick(from);
    },
  );
