import { type ApiClient, orThrow } from '@credence/api-client';
import { leadOn } from '../leadOn.js';
import { paths } from '../paths.js';

/** Goes to the list of networks where the reader has no access; a check that fails counts as none. */
export async function requireAccess(api: ApiClient, networkId: string, request: Request): Promise<void> {
  const hasAccess = await orThrow(
    api.GET('/network/check-access/{networkId}', { params: { path: { networkId } } }),
  ).then(
    (access) => access.hasAccess,
    () => false,
  );
  // React Router takes a thrown response for where to go, which is its way to end a loader.
  if (!hasAccess) throw leadOn(request, paths.networksOverview.href());
}
