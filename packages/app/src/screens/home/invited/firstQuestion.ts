import { type NetworkListEntry, type NextQuestion, orThrow } from '@credence/api-client';
import { api } from '../../../ground/api.js';
import { inTime } from '../../../features/plausible/inTime.js';

/** What a new collaborator is asked first. Undefined if it takes too long: the network's overview says it too. */
export function firstQuestion({ networkId }: NetworkListEntry): Promise<NextQuestion | undefined> {
  const overview = orThrow(api.GET('/network/overview/{id}', { params: { path: { id: networkId } } }));
  return inTime<NextQuestion | undefined>(
    overview.then(({ nextQuestion }) => nextQuestion),
    undefined,
  );
}
