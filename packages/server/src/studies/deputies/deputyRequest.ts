import type { components } from '@credence/api-client';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { networks, studies, users } from '../../database/schema/index.js';
import { nameOf, personColumns, titleOfNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { findStudy, type StudyRow } from '../findStudy.js';

/** Who is asked to be the deputy of which study. */
export interface OpenDeputyRequest {
  readonly study: StudyRow;
  readonly network: Pick<typeof networks.$inferSelect, 'id' | 'ownName' | 'name' | 'title' | 'filename'>;
  readonly owner: Pick<UserRow, 'id' | 'username' | 'firstname' | 'lastname' | 'deletedAt'>;
}

/**
 * The request that this person may answer: made to the address of their account, or accepted by them.
 * @throws ApiError network_not_found for everybody else, as for a network that is not there
 */
export async function requireDeputyRequest(
  reader: Reader,
  networkId: string,
  user: UserRow,
): Promise<OpenDeputyRequest> {
  const isTheirs = or(
    and(isNotNull(studies.deputyAcceptedAt), eq(studies.deputyId, user.id)),
    and(isNull(studies.deputyAcceptedAt), eq(studies.deputyKey, user.usernameKey)),
  );
  const [request] = await reader
    .select({
      study: studies,
      network: {
        id: networks.id,
        ownName: networks.ownName,
        name: networks.name,
        title: networks.title,
        filename: networks.filename,
      },
      owner: { ...personColumns, deletedAt: users.deletedAt },
    })
    .from(studies)
    .innerJoin(networks, eq(networks.id, studies.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(and(eq(studies.networkId, networkId), isNull(networks.deletedAt), ne(networks.ownerId, user.id), isTheirs));
  if (!request) throw new ApiError('network_not_found');
  return request;
}

/** @param answer what has changed with it */
export async function presentDeputyRequest(
  reader: Reader,
  { study, network, owner }: OpenDeputyRequest,
  answer: { readonly acceptedAt: Date | null; readonly isOwner: boolean },
): Promise<components['schemas']['DeputyRequest']> {
  const { opened } = await findStudy(reader, network.id);
  return {
    networkId: network.id,
    network: titleOfNetwork(network),
    owner: nameOf(owner) || owner.username,
    ownerAddress: owner.username,
    purpose: (opened?.protocol ?? study.protocol).purpose,
    askedAt: (study.deputyAskedAt ?? study.createdAt).toISOString(),
    ...(answer.acceptedAt ? { acceptedAt: answer.acceptedAt.toISOString() } : {}),
    isOwner: answer.isOwner,
  };
}
