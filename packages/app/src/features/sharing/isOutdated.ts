import { ApiError, NoResponseError } from '@credence/api-client';

/** True if a call failed because the list on screen is, or may be, outdated. */
export function isOutdated(error: unknown): boolean {
  if (error instanceof NoResponseError) return true;
  if (!(error instanceof ApiError)) return false;
  return [403, 409].includes(error.status) || (error.status === 404 && error.code !== 'user_not_found');
}
