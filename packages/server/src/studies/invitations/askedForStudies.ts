import type { NetworkListEntry } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import { nodeProgress } from '../../database/schema/index.js';
import { assessmentOf, nameOf, presentEntry } from '../../networks/index.js';
import type { Services } from '../../platform/services.js';
import { grantedRoles } from '../../roles/roles.js';
import { studySecret } from '../experts/studySecret.js';
import { findStudy } from '../findStudy.js';
import { studySize } from '../studySize.js';
import { askedAt } from './askedAt.js';

/** No work of theirs: they have not answered. */
const nothing = { columns: 0n, closed: 0n, largest: 0n, nodes: 0, nodesDone: 0, ownerResetsOnly: false, terms: null };

/** The invitations to studies that wait for somebody, each with what its personal link holds, which their account proves. */
export async function askedForStudies(
  user: UserRow,
  { database, config }: Pick<Services, 'database' | 'config'>,
): Promise<NetworkListEntry[]> {
  const invitations = await askedAt(database, user);
  return Promise.all(
    invitations.map(async ({ expertId, invitedAt, owner, ...network }): Promise<NetworkListEntry> => {
      const { study, opened } = await findStudy(database, network.id);
      const { questions: list } = opened?.protocol ?? study.protocol;
      const { questions, minutes } = await studySize(database, network.id, { questions: list });
      const nodes =
        list === 'all'
          ? await database.$count(
              nodeProgress,
              and(
                eq(nodeProgress.networkId, network.id),
                eq(nodeProgress.assessmentId, assessmentOf(nodeProgress.networkId, user.id)),
              ),
            )
          : new Set(list.map(({ nodeId }) => nodeId)).size;
      return {
        ...presentEntry({ ...network, ...nothing }, grantedRoles.byInvitation),
        sharedBy: owner.username,
        // Who else takes part is nobody's to know.
        invitation: {
          invitedAt: invitedAt.toISOString(),
          from: nameOf(owner),
          nodes,
          questions,
          minutes,
          sharedWith: 0,
        },
        study: { mayReadResults: false, link: { expert: expertId, secret: studySecret(expertId, config.secret) } },
      };
    }),
  );
}
