import { orThrow, type Site } from '@credence/api-client';
import { api } from '../api.js';

let asked: Promise<Site> | undefined;

/** What the operator says of this installation, asked for once; a failure is forgotten, so that it can be asked again. */
export function loadSite(): Promise<Site> {
  asked ??= orThrow(api.GET('/site')).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Asks anew the next time. */
export function forgetSite(): void {
  asked = undefined;
}
