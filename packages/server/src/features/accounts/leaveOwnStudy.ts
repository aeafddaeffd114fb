import { type LeftStudies, plainName } from '@credence/text';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { studyRounds } from '../../database/schema/index.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { findNetwork, lockNetwork } from '../../ground/networks/networks.js';
import { nameOf } from '../../ground/networks/people.js';
import { networkInMails } from '../../ground/networks/wordsInMails.js';
import { passToDeputy } from '../../ground/study/deputy.js';
import type { Services } from '../../platform/services.js';
import { may } from '../../roles/rights.js';

/**
 * Passes a study of somebody whose account is being deleted to its deputy. Without one it stays as it is for as long as
 * the deletion can be undone.
 */
export async function leaveOwnStudy(
  transaction: Transaction,
  { networkId, user }: { networkId: string; user: UserRow },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<Pick<LeftStudies, 'passed' | 'stops'>> {
  await lockNetwork(transaction, networkId);
  const found = await findNetwork(transaction, networkId, user.id);
  // Deleted or handed over meanwhile.
  if (!found || !may(found.role, 'run_study')) return { passed: [], stops: [] };
  const network = networkInMails(found.network);
  const deputy = await passToDeputy(transaction, { network: found.network, from: user }, services);
  if (deputy) return { passed: [{ network, deputy: plainName(nameOf(deputy)) || deputy.username }], stops: [] };
  const rounds = await transaction.$count(studyRounds, eq(studyRounds.networkId, networkId));
  return { passed: [], stops: rounds > 0 ? [network] : [] };
}
