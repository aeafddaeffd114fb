import { downloadOrThrow } from '@credence/api-client';
import { api } from '../api.js';
import { saveFile } from '../saveFile.js';

/** How many nodes have no numbers in a downloaded file. */
export interface MissingNumbers {
  /** Some of their questions are open. */
  readonly incomplete: number;
  /** Their tables are too large to be written. */
  readonly tooLarge: number;
}

/** Downloads a network's file with its answers filled in. */
export async function downloadNetwork(networkId: string): Promise<MissingNumbers> {
  const call = api.GET('/network/download/{id}', { params: { path: { id: networkId } }, parseAs: 'blob' });
  saveFile(await downloadOrThrow(call));
  const { headers } = (await call).response;
  const countIn = (header: string) => Number(headers.get(header) ?? 0);
  return { incomplete: countIn('X-Incomplete-Nodes'), tooLarge: countIn('X-Too-Large-Nodes') };
}
