import versioning from '../../../../docs/versioning.md?raw';

/** What each status of a component promises, from the page about versions, which is its one source. */
export const statusWords: readonly (readonly [status: string, promise: string])[] = [
  ...versioning.matchAll(/^\| (stable|experimental|deprecated) \|[^|]*\| ([^|]*) \|$/gm),
].map(([, status = '', promise = '']) => [status, promise]);
