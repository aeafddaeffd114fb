import { type ApiClient, networksFrom, type NetworkListEntry, orThrow } from '@credence/api-client';

/** What went wrong with a list: a sentence of the server's own, or no list at all. */
export type ListProblem = { readonly sentence: string } | 'failed';

export interface NetworkLists {
  /** Own and shared networks as one list, each once, the last changed first. */
  readonly networks: readonly NetworkListEntry[];
  readonly problems: readonly ListProblem[];
}

interface List {
  networks: readonly NetworkListEntry[];
  problem?: ListProblem;
}

/** Fetches both lists. Never throws: where one fails the other is still offered. */
export async function loadNetworkLists(api: ApiClient): Promise<NetworkLists> {
  const lists = await Promise.all([
    listFrom(orThrow(api.GET('/user/index'))),
    listFrom(orThrow(api.GET('/user/collaborations'))),
  ]);
  const byId = new Map(lists.flatMap((list) => list.networks).map((network) => [network.networkId, network] as const));
  const problems = lists.flatMap((list) => (list.problem ? [list.problem] : []));

  return { networks: [...byId.values()].sort(byLastModified), problems: withoutRepeats(problems) };
}

async function listFrom(call: Promise<object>): Promise<List> {
  try {
    const { networks, error } = networksFrom(await call);
    return { networks, ...(error ? { problem: { sentence: error } } : {}) };
  } catch {
    return { networks: [], problem: 'failed' };
  }
}

function byLastModified(one: NetworkListEntry, other: NetworkListEntry): number {
  return (other.lastModified ?? '').localeCompare(one.lastModified ?? '');
}

/** The same words twice tell nobody more. */
function withoutRepeats(problems: readonly ListProblem[]): ListProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
