import type { Reader } from '../../database/database.js';
import { requireNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { may } from '../../roles/rights.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';

/**
 * The last round of a study whose results have been opened, for whoever runs it, and for its experts where the protocol lets
 * them see the pool. To others who see the network it is no study.
 * @throws ApiError network_not_found, no_study; owner_only for an expert; round_open, results_unopened
 */
export async function requireOpened(reader: Reader, networkId: string, user: { id: string }, at: Date) {
  const { network, role } = await requireNetwork(reader, networkId, user, 'view');
  const mayRun = may(role, 'run_study');
  if (!mayRun && !may(role, 'take_part')) throw new ApiError('no_study');
  const found = await findStudy(reader, network.id);
  const { study, opened } = found;
  const protocol = opened?.protocol ?? study.protocol;
  await requireAct(reader, 'read_results', { found, by: mayRun ? 'run_study' : 'take_part', at });
  const { round, closedAt } = requireRound(found);
  return { network, protocol, mayRun, round, closedAt: closedAt! };
}

export type OpenedResults = Awaited<ReturnType<typeof requireOpened>>;
