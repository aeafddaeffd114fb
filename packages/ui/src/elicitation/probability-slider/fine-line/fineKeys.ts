import { FINE_STOPS, MILLION, nextStop } from '@credence/bayesnet/shares';
import { directionOf, isPage, ONE_PERCENT } from '../state/sliderSteps.js';

const finest = FINE_STOPS[0] ?? 0;

/** How far along the line a share is, in percent of its length: its decades are equally long. */
export function placeOnLine(share: number): number {
  const isEnd = share > MILLION / 2;
  const rare = Math.max(finest, isEnd ? MILLION - share : share);
  const place = 50 * Math.log10(rare / finest);
  return isEnd ? 100 - place : place;
}

/** The stop nearest to a place on the line. */
export function nearestStop(place: number, isEnd: boolean): number {
  const rare = isEnd ? 100 - place : place;
  const off = (stop: number) => Math.abs(50 * Math.log10(stop / finest) - rare);
  const nearest = FINE_STOPS.reduce((best, stop) => (off(stop) < off(best) ? stop : best));
  return isEnd ? MILLION - nearest : nearest;
}

/** The share that a key on the fine line leads to; undefined if the line does not handle the key. */
export function shareAfterKey(key: string, share: number, rightToLeft: boolean): number | undefined {
  const isEnd = share > MILLION / 2;
  const [low, high] = isEnd ? [MILLION - ONE_PERCENT, MILLION - finest] : [finest, ONE_PERCENT];
  if (key === 'Delete') return isEnd ? MILLION : 0;
  if (key === 'Home') return low;
  if (key === 'End') return high;
  const way = directionOf(key, rightToLeft);
  if (way === undefined) return undefined;
  const rare = (isEnd ? MILLION - share : share) * (way > 0 === isEnd ? 0.1 : 10);
  const wanted = isPage(key) ? (isEnd ? MILLION - rare : rare) : nextStop(share, way);
  return Math.round(Math.min(high, Math.max(low, wanted)));
}
