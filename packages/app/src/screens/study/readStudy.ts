import { ApiError, type components, type NetworkOverview, orThrow, type Study } from '@credence/api-client';
import { api } from '../../ground/api.js';

export type NetworkPerson = components['schemas']['ActivePerson'];

export interface LoadedStudy {
  readonly overview: NetworkOverview;
  /** Undefined if the network is none yet. */
  readonly study: Study | undefined;
  /** Who has, had or was offered a part in the network, as its owner sees them anyway; nobody where that is not known. */
  readonly people: readonly NetworkPerson[];
  /** When it was read. */
  readonly at: Date;
}

export async function readStudy(id: string): Promise<LoadedStudy> {
  const path = { params: { path: { id } } };
  const [overview, study, people] = await Promise.all([
    orThrow(api.GET('/network/overview/{id}', path)),
    orThrow(api.GET('/network/study/{id}', path)).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'no_study') return undefined;
      throw error;
    }),
    // They only say whose an address is.
    orThrow(api.GET('/network/activity/{id}', path)).then(
      (activity) => activity.people,
      () => [],
    ),
  ]);
  return { overview, study, people, at: new Date() };
}
