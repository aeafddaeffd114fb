import { paths } from '../../ground/paths.js';
import { returnPath } from '../../ground/session/returnPath.js';

/** Where the server redirects the user: an address of the application, or an iteration; undefined to stay. */
export function nodeRedirect(
  redirect: string | number | null | undefined,
  networkId: string,
  nodeId: string,
): string | undefined {
  if (typeof redirect === 'number') return paths.question.href(networkId, nodeId, redirect);
  return typeof redirect === 'string' ? returnPath(redirect) : undefined;
}
