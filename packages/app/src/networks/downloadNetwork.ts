import { downloadOrThrow } from '@credence/api-client';
import { api } from '../api.js';
import { saveFile } from '../saveFile.js';

/**
 * Saves the file of a network, with what was answered in it.
 * @returns how many of its nodes are not complete in it
 */
export async function downloadNetwork(networkId: string): Promise<number> {
  const call = api.GET('/network/download/{id}', { params: { path: { id: networkId } }, parseAs: 'blob' });
  saveFile(await downloadOrThrow(call));
  const { response } = await call;
  return Number(response.headers.get('X-Incomplete-Nodes') ?? 0);
}
