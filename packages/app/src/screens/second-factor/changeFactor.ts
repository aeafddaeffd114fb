import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/** What proves that it is the user: the password and, where there is a factor, a code. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** The secret for an app. Nothing asks for its codes yet. */
export const beginFactor = ({ password, code }: Proof) =>
  orThrow(api.POST('/user/second-factor/begin', { body: { password, ...(code ? { code } : {}) } }));

/** Turns the factor on. @returns the recovery codes, which are never told again */
export const confirmFactor = async (code: string): Promise<readonly string[]> =>
  (await orThrow(api.POST('/user/second-factor/confirm', { body: { code } }))).recoveryCodes;

export const removeFactor = (proof: Proof) => orThrow(api.POST('/user/second-factor/remove', { body: { ...proof } }));
