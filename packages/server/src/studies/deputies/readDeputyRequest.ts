import type { Operation } from '../../http/operation.js';
import { presentDeputyRequest, requireDeputyRequest } from './deputyRequest.js';

/** Who asks whom to run which study in their place, for nobody but the person who is asked. */
export const readDeputyRequest: Operation<'readDeputyRequest'> = async ({ path, caller: { user } }, { database }) => {
  const request = await requireDeputyRequest(database, path.id, user);
  return presentDeputyRequest(database, request, { acceptedAt: request.study.deputyAcceptedAt, isOwner: false });
};
