import { pack, PUBLISHED } from '../build/packages/pack.ts';

/** Packs before any file starts: two at a time would pack into the same folder. */
export default async function packOnce(): Promise<void> {
  for (const name of PUBLISHED) await pack(name);
}
