import { ApiError, type NetworkOverview, orThrow, type Study } from '@credence/api-client';
import { api } from '../../ground/api.js';

export interface LoadedStudy {
  readonly overview: NetworkOverview;
  /** Undefined if the network is none yet. */
  readonly study: Study | undefined;
  /** When it was read. */
  readonly at: Date;
}

export async function readStudy(id: string): Promise<LoadedStudy> {
  const path = { params: { path: { id } } };
  const [overview, study] = await Promise.all([
    orThrow(api.GET('/network/overview/{id}', path)),
    orThrow(api.GET('/network/study/{id}', path)).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'no_study') return undefined;
      throw error;
    }),
  ]);
  return { overview, study, at: new Date() };
}
