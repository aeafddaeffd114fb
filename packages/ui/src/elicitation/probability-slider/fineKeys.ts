import { FINE_STOPS, MILLION, nextStop } from '@credence/bayesnet/shares';
import { ONE_PERCENT } from './fineStep.js';

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
  const within = (wanted: number) => Math.min(high, Math.max(low, wanted));
  const decade = (up: boolean) => {
    const rare = (isEnd ? MILLION - share : share) * (up === isEnd ? 0.1 : 10);
    return within(isEnd ? MILLION - rare : rare);
  };
  const moves: Record<string, () => number> = {
    ArrowUp: () => within(nextStop(share, 1)),
    ArrowDown: () => within(nextStop(share, -1)),
    ArrowRight: () => within(nextStop(share, rightToLeft ? -1 : 1)),
    ArrowLeft: () => within(nextStop(share, rightToLeft ? 1 : -1)),
    PageUp: () => decade(true),
    PageDown: () => decade(false),
    Home: () => low,
    End: () => high,
    Delete: () => (isEnd ? MILLION : 0),
  };
  const move = moves[key];
  return move && Math.round(move());
}
