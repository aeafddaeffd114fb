import type { Site } from '@credence/api-client';

/** How many cases each of the four certainties stands for; undefined if the site does not say. */
export function casesOf(site: Site | undefined): readonly [number, number, number, number] | undefined {
  const [uncertain, rather, ratherCertain, certain] = site?.certaintyCases ?? [];
  if (uncertain === undefined || rather === undefined || ratherCertain === undefined || certain === undefined)
    return undefined;
  return [uncertain, rather, ratherCertain, certain];
}
