import { PNG } from 'pngjs';

/** What a colour may be off by rounding, of 255: edges are blended in another order where their place is computed otherwise. */
const ROUNDING = 2;

/** Which share of the pixels of two PNG pictures differs, 0 to 1; of pictures that differ in size, their sizes. */
export function differingShare(one: Buffer, other: Buffer): number | string {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (first.width !== second.width || first.height !== second.height)
    return `${first.width} × ${first.height}, ${second.width} × ${second.height}`;
  const differs = (at: number) => Math.abs(first.data[at]! - second.data[at]!) > ROUNDING;
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4)
    if (differs(at) || differs(at + 1) || differs(at + 2) || differs(at + 3)) count++;
  return count / (first.width * first.height);
}
