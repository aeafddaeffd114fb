import { downloadOrThrow } from '@credence/api-client';
import { api } from '../api.js';
import { saveFile } from '../saveFile.js';

/**
 * Downloads a network's file with its answers filled in.
 * @returns how many of its nodes are still incomplete
 */
export async function downloadNetwork(networkId: string): Promise<number> {
  const call = api.GET('/network/download/{id}', { params: { path: { id: networkId } }, parseAs: 'blob' });
  saveFile(await downloadOrThrow(call));
  const { response } = await call;
  return Number(response.headers.get('X-Incomplete-Nodes') ?? 0);
}
