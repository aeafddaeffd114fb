import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/** Removes the second factor of somebody who lost it. */
export const resetFactor = (username: string) => orThrow(api.POST('/user/second-factor/reset', { body: { username } }));
