import { downloadOrThrow, type NetworkOverview } from '@credence/api-client';
import { api } from '../api.js';
import { saveFile } from '../saveFile.js';

/** A format beside the network's own. */
export type DownloadFormat = NonNullable<NetworkOverview['downloads']>[number]['format'];

/**
 * Downloads a network's file with its answers filled in, in its own format unless another one is given.
 * @returns how many of its nodes are still incomplete
 */
export async function downloadNetwork(networkId: string, format?: DownloadFormat): Promise<number> {
  const call = api.GET('/network/download/{id}', {
    params: { path: { id: networkId }, query: format ? { format } : {} },
    parseAs: 'blob',
  });
  saveFile(await downloadOrThrow(call));
  const { response } = await call;
  return Number(response.headers.get('X-Incomplete-Nodes') ?? 0);
}
