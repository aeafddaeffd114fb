import { ApiError } from '../../platform/errors.js';

/** @throws ApiError invalid_input if a list has not one entry for each state */
export function refuseWrongCount(given: number, needed: number, field: string): void {
  if (given === needed) return;
  throw new ApiError('invalid_input', { reason: given < needed ? 'too-few' : 'too-many', field, limit: needed });
}
