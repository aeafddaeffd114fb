import { MILLION } from '@credence/bayesnet/shares';

/** One percent: where the slider ends and the fine line begins. */
export const ONE_PERCENT = MILLION / 100;

/** True where the fine line shows a share: up to 1 %, and from 99 %. */
export const isFine = (exact: number | null): exact is number =>
  exact !== null && (exact <= ONE_PERCENT || exact >= MILLION - ONE_PERCENT);

/** The whole percent so many steps away: from a share between two, the first step leads to the nearer one on its way. */
export const stepFrom = (percent: number, by: number): number =>
  by > 0 ? Math.floor(percent) + by : Math.ceil(percent) + by;

/** The percent at a place on the page, on the rail that a native range stands over from its first to its last answer. */
export function percentAt(range: HTMLInputElement, { clientX }: { readonly clientX: number }): number {
  const { left, right, width } = (range.parentElement ?? range).getBoundingClientRect();
  const along = getComputedStyle(range).direction === 'rtl' ? right - clientX : clientX - left;
  return Math.min(Number(range.max), Math.max(Number(range.min), Math.round((along / width) * 100)));
}

/** Whether a key goes up (1) or down (-1); undefined if it does neither. Left and right follow what is seen. */
export function directionOf(key: string, rightToLeft: boolean): 1 | -1 | undefined {
  const [, way] = /^(?:Arrow|Page)(Up|Down|Left|Right)$/.exec(key) ?? [];
  if (way === undefined) return undefined;
  return way === 'Up' || way === (rightToLeft ? 'Left' : 'Right') ? 1 : -1;
}

/** Whether a key goes ten times as far as an arrow. */
export const isPage = (key: string): boolean => key.startsWith('Page');
