import { ApiError, NoResponseError } from '@credence/api-client';

/** True where a call failed because the list that is shown is not the truth any more, or may not be. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof NoResponseError) return true;
  if (!(error instanceof ApiError)) return false;
  return [403, 409].includes(error.status) || (error.status === 404 && error.code !== 'user_not_found');
}
