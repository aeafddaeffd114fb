import { PNG } from 'pngjs';

/** Which share of the pixels of two PNG pictures differs, 0 to 1; of pictures that differ in size, their sizes. */
export function differingShare(one: Buffer, other: Buffer): number | string {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (first.width !== second.width || first.height !== second.height)
    return `${first.width} × ${first.height}, ${second.width} × ${second.height}`;
  let count = 0;
  for (let at = 0; at < first.data.length; at += 4)
    if (first.data.readUInt32LE(at) !== second.data.readUInt32LE(at)) count++;
  return count / (first.width * first.height);
}
