import { downloadOrThrow, type NetworkOverview } from '@credence/api-client';
import { limits } from '@credence/bayesnet';
import { api } from '../../ground/api.js';
import { saveFile } from '../../ground/saveFile.js';
import type { AnswersTableForm } from './csvForm.js';

/**
 * How many nodes have no numbers in a downloaded file, how many columns have numbers that nobody gave, and whether it
 * could be uploaded again.
 */
export interface MissingNumbers {
  /** Some of their questions are open. */
  readonly incomplete: number;
  /** Their tables are too large to be written. */
  readonly tooLarge: number;
  /** Columns for what cannot occur, and the names of the first nodes that have them. */
  readonly impossible: { readonly columns: number; readonly nodes: readonly string[] };
  /** The bytes of a network that is larger than an upload may be. */
  readonly beyondUpload?: number;
}

/** A format beside the network's own. */
type DownloadFormat = NonNullable<NetworkOverview['downloads']>[number]['format'];

/** A format beside the network's own, and how its table is written if it is one. */
export interface OtherForm {
  readonly format: DownloadFormat;
  readonly csv?: AnswersTableForm;
}

/** Downloads a network's file with its answers filled in, in its own format unless another one is given. */
export async function downloadNetwork(networkId: string, other?: OtherForm): Promise<MissingNumbers> {
  const call = api.GET('/network/download/{id}', {
    params: { path: { id: networkId }, query: other ? queryOf(other) : {} },
    parseAs: 'blob',
  });
  const file = await downloadOrThrow(call);
  saveFile(file);
  const { size } = file.content;
  const { headers } = (await call).response;
  const countIn = (header: string) => Number(headers.get(header) ?? 0);
  const names = headers.get('X-Impossible-Nodes')?.split(',') ?? [];
  return {
    incomplete: countIn('X-Incomplete-Nodes'),
    tooLarge: countIn('X-Too-Large-Nodes'),
    impossible: { columns: countIn('X-Impossible-Columns'), nodes: names.map(decodeURIComponent) },
    ...(other?.format !== 'csv' && other?.format !== 'counts' && size > limits.bytes ? { beyondUpload: size } : {}),
  };
}

/** What is usual is not asked for: a server of before the choice refuses what it does not know. */
const queryOf = ({ format, csv }: OtherForm) => ({
  format,
  ...(csv?.layout === 'analysis' ? { layout: csv.layout } : {}),
  ...(csv?.separator === 'semicolon' ? { separator: csv.separator } : {}),
});
