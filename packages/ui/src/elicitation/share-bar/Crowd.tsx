import { outlineOf, type BarPlace } from './crowdPlaces.js';
import { Strip } from './ShareBar.styles.js';

const shades = [1, 2, 3, 4];

/** All states of a bar with very many: one outline per shade, because one element per state would cost a frame. */
export function Crowd({ places }: { places: readonly BarPlace[] }) {
  return (
    <Strip viewBox="0 0 100 1" width="100%" height="24" preserveAspectRatio="none" aria-hidden data-slot="crowd">
      {shades.map((shade) => (
        <path key={shade} data-shade={shade} d={outlineOf(places, shade)} />
      ))}
    </Strip>
  );
}
