import { type ApiClient, ApiError, type components, orThrow } from '@credence/api-client';
import { device } from '../device/browserDevice.js';
import { redirectOrReplace } from '../redirectOrReplace.js';
import { paths } from '../paths.js';
import { session, store } from '../session/index.js';
import { keepRefusal } from './refusal.js';

type Access = components['schemas']['Access'];

/** Where a page leads on whose access has just been checked. */
let ledOnTo: string | undefined;

/** Leads on to another page of a network whose access has been checked: the same navigation checks it once. */
export function leadOn(request: Request, to: string): Response {
  ledOnTo = to;
  return redirectOrReplace(request, to);
}

/**
 * Redirects users without access to the list of networks, which says why. For all others it is the network they are in.
 * @param unknown what to assume if the check fails: no access, except for a page that is already open
 */
export async function requireAccess(
  api: ApiClient,
  networkId: string,
  request: Request,
  unknown = false,
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const isChecked = ledOnTo === pathname + search;
  ledOnTo = undefined;
  if (isChecked) return;
  const { hasAccess, assessment } = await orThrow(
    api.GET('/network/check-access/{networkId}', { params: { path: { networkId } } }),
  ).catch((error: unknown): Partial<Access> => {
    // What can be no network is none; other failures say nothing about it.
    return error instanceof ApiError && error.status === 404 ? { hasAccess: false } : {};
  });
  if (hasAccess) device.assessments.note(networkId, assessment);
  if (hasAccess ?? unknown) {
    // "Overview" leads to the network of a page that was opened directly, too.
    if (hasAccess && !request.signal.aborted && store.currentNetworkId() !== networkId)
      session.setCurrentNetwork(networkId);
    return;
  }
  // If the user left while the page was loading, the redirect goes nowhere and there is nobody to tell.
  if (!request.signal.aborted)
    keepRefusal({ refused: hasAccess === undefined ? 'not-checked' : 'no-access', networkId });
  // Throwing a redirect response is how React Router ends a loader early.
  throw redirectOrReplace(request, paths.networksOverview.href());
}
