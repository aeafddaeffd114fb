import { orThrow, type Site } from '@credence/api-client';
import { api } from '../../ground/api.js';

let asked: Promise<Site | undefined> | undefined;
let known: Site | undefined;

/**
 * The operator's settings of this installation, fetched once; undefined if the call fails, and then fetched again the
 * next time. Never rejects.
 */
export function loadSite(): Promise<Site | undefined> {
  asked ??= orThrow(api.GET('/site')).then(
    (site) => (known = site),
    () => {
      asked = undefined;
      return undefined;
    },
  );
  return asked;
}

/** These settings if they have come: for a first drawing that they must not change. */
export const knownSite = (): Site | undefined => known;

/** The loader of the root layout; nothing waits for its data. */
export const loadFrame = () => ({ site: loadSite() });

/** Makes the next call fetch again. */
export function forgetSite(): void {
  asked = undefined;
  known = undefined;
}
