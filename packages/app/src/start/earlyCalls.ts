import { lastIterationKey, STUDY, TOKEN } from '../ground/session/keys.js';

/** The pages on which people wait for data and script of their own. */
export type EarlyPage = 'home' | 'overview' | 'question';

interface Early {
  readonly page?: EarlyPage;
  /**
   * Paths of the calls that the application makes at this address, with their queries. At home the second is the check
   * for administrators and the last three are the lists; in an overview the last five are the check of access and
   * structure, overview, activity and outcomes; at a question the last two are the check of access and the question.
   */
  readonly calls: readonly string[];
}

const NETWORK = '/network/([^/]+)';

/** Whether an address is written as one: the application says what is wrong with another. */
function isReadable(pathname: string): boolean {
  try {
    // The result is used, as a build may leave out a call without one.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/**
 * What the application will ask for at an address: known from the address and the device, before any of it has loaded.
 * @param storage what the device keeps
 */
export function earlyAt(pathname: string, storage: Pick<Storage, 'getItem'>): Early {
  const site = '/api/site';
  if (storage.getItem(TOKEN) === null) return { calls: [site] };

  const session = ['/api/check-session/', '/api/user/check-admin', site];
  const found = (pattern: string) => new RegExp(`^${pattern}/?$`).exec(pathname);
  if (found('/index') || pathname === '/') {
    // Whoever came by the link of a study is led to it.
    if (storage.getItem(STUDY) !== null) return { calls: session };
    const lists = ['index', 'collaborations', 'invitations'];
    return { page: 'home', calls: [...session, ...lists.map((list) => `/api/user/${list}`)] };
  }
  const [, networkId, nodeId, iteration] = found(`${NETWORK}(?:/([^/]+)/([1-9]\\d*))?`) ?? [];
  // Of a node without a question the application asks only once it knows that there is access.
  const [, networkOfNode] = found(`${NETWORK}/n\\d+`) ?? [];
  const checked = networkId ?? networkOfNode;
  if (checked === undefined || !isReadable(pathname)) return { calls: session };

  const calls = [...session, `/api/network/check-access/${checked}`];
  if (networkId === undefined) return { calls };
  if (nodeId === undefined || iteration === undefined) {
    const parts = ['structure', 'overview', 'activity', 'outcomes'];
    return { page: 'overview', calls: [...calls, ...parts.map((part) => `/api/network/${part}/${networkId}`)] };
  }
  // After a reload, or from elsewhere in the node, the question is compared with another.
  const last = storage.getItem(lastIterationKey(decodeURIComponent(networkId), decodeURIComponent(nodeId)));
  const question = `/api/network/${networkId}/${nodeId}/${iteration}`;
  const query = last === null || last === iteration ? '' : `?last_iteration=${last}`;
  return { page: 'question', calls: [...calls, question + query] };
}
