import { type ApiClient, orThrow } from '@credence/api-client';
import { leadOn } from '../leadOn.js';
import { paths } from '../paths.js';
import { keepRefusal } from './refusal.js';

/**
 * Goes to the list of networks, which says why, where the reader has no access.
 * @param unknown what a check that fails counts as: none, but for what is open already
 */
export async function requireAccess(
  api: ApiClient,
  networkId: string,
  request: Request,
  unknown = false,
): Promise<void> {
  const hasAccess = await orThrow(
    api.GET('/network/check-access/{networkId}', { params: { path: { networkId } } }),
  ).then(
    (access) => access.hasAccess,
    () => undefined,
  );
  if (hasAccess ?? unknown) return;
  // A page that was left while it loaded leads nowhere, and there is nobody to be told.
  if (!request.signal.aborted) keepRefusal(hasAccess === undefined ? 'not-checked' : 'no-access');
  // React Router takes a thrown response for where to go, which is its way to end a loader.
  throw leadOn(request, paths.networksOverview.href());
}
