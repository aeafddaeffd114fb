import {
  ApiError,
  type NetworkOverview,
  type NetworkTables,
  orThrow,
  type Study,
  type StudyResults,
} from '@credence/api-client';
import type { Failure } from '@credence/text';
import { networkTables } from '../../features/inference/browserTables.js';
import { may } from '../../ground/access/may.js';
import { api } from '../../ground/api.js';
import { dataOf } from '../../ground/text/failureSentence.js';

/** The results of a study, with the names of what they are about. */
export interface FoundResults {
  readonly kind: 'results';
  readonly overview: NetworkOverview;
  readonly study: Study;
  readonly results: StudyResults;
  readonly tables: Pick<NetworkTables, 'nodes'>;
}

export type LoadedResults =
  | FoundResults
  /** The user neither runs the study nor takes part in it. */
  | { readonly kind: 'elsewhere' }
  /** Nothing to read: nobody has opened the results, or experts see their own answers only. */
  | { readonly kind: 'unopened' | 'own'; readonly overview: NetworkOverview }
  /** The network's tables are too large to be sent, and with them the names that results need. */
  | { readonly kind: 'too-large'; readonly overview: NetworkOverview; readonly refusal: Failure };

/** Rejects with the client's errors. */
export async function readResults(id: string): Promise<LoadedResults> {
  const params = { path: { id } };
  const overview = await orThrow(api.GET('/network/overview/{id}', { params }));
  const runs = may(overview, 'run_study');
  if (!runs && !may(overview, 'take_part')) return { kind: 'elsewhere' };
  try {
    // Asked for at once: what all say together may have to be computed, and that takes longest.
    const asked = orThrow(api.GET('/network/study/{id}/results', { params }));
    const named = networkTables.read(id);
    // A refusal is heard below.
    asked.catch(() => undefined);
    const study = await orThrow(api.GET('/network/study/{id}', { params }));
    if (!runs && study.protocol.sees === 'own') return { kind: 'own', overview };
    const [results, loaded] = await Promise.all([asked, named]);
    if (loaded.kind === 'refused') return { kind: 'too-large', overview, refusal: dataOf(loaded.error) };
    if (loaded.kind !== 'tables') throw new Error('The names of nodes and states could not be read.');
    return { kind: 'results', overview, study, results, tables: loaded.tables };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_study') return { kind: 'elsewhere' };
    if (error instanceof ApiError && error.code === 'results_unopened') return { kind: 'unopened', overview };
    throw error;
  }
}
