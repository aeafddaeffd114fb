import { ApiError } from '../../platform/errors.js';

/** @throws ApiError invalid_input if a list has not one entry for each state */
export function refuseWrongCount(count: number, needed: number, field: string): void {
  if (count === needed) return;
  throw new ApiError('invalid_input', { reason: count < needed ? 'too-few' : 'too-many', field, limit: needed });
}
