import { orThrow, type Site } from '@credence/api-client';
import { api } from '../api.js';

let asked: Promise<Site | undefined> | undefined;

/**
 * What the operator says of this installation, asked for once; undefined where it could not be had, and asked for again
 * the next time. Never rejects.
 */
export function loadSite(): Promise<Site | undefined> {
  asked ??= orThrow(api.GET('/site')).catch(() => {
    asked = undefined;
    return undefined;
  });
  return asked;
}

/** What the frame around every screen loads; nothing waits for it. */
export const loadFrame = () => ({ site: loadSite() });

/** Asks anew the next time. */
export function forgetSite(): void {
  asked = undefined;
}
