import { randomUUID } from 'node:crypto';
import { configurationOfColumn, iterationOf } from '@credence/bayesnet';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { lockNodes } from '../../judgements/index.js';
import {
  listNodes,
  noteFinishedParts,
  type ProgressRow,
  requireLockedNetwork,
  requireNetwork,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { findStudy, type FoundStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';
import { studySize } from '../studySize.js';
import { adoptNode, type NodeAdoption } from './adoptNode.js';
import { presentAdoption } from './presentAdoption.js';
import { readPanel } from './readPanel.js';
import { takerOf, takenTables } from './takenTables.js';

/** Columns of one adoption: each is an answer with an event of its own. */
const MOST_COLUMNS = 20_000;

/** Puts the numbers of an expert or a pool into the network, all or none of them. Other columns stay as they are. */
export const adoptTables: Operation<'adoptTables'> = async ({ path, body, caller: { user } }, services) => {
  const { database, clock } = services;
  const study = await withTransaction(database, async (transaction) => {
    const { assessment: shared } = await requireNetwork(transaction, path.id, user, 'run_study');
    const locked = await lockNodes(transaction, shared);
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = clock.now();
    await requireAct(transaction, 'adopt', { found, by: 'run_study', at });
    const nodes = await numbersOf(transaction, networkId, { of: body.of, locked });
    const columns = nodes.reduce((sum, { shares }) => sum + shares.size, 0);
    if (columns === 0) throw new ApiError('nothing_to_adopt');
    if (columns > MOST_COLUMNS) throw new ApiError('too_many_columns', { limit: MOST_COLUMNS });
    const adoption = randomUUID();
    let isChanged = false;
    for (const node of nodes) isChanged = (await adoptNode(transaction, { ...node, user, at, adoption })) || isChanged;
    if (isChanged) {
      await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, networkId));
      const left = (await questionsOf(transaction, found)) - columns;
      await recordEvent(transaction, {
        type: 'tables_adopted',
        at,
        actor: user,
        networkId,
        assessmentId: shared.assessmentId,
        metadata: { adoption, of: body.of, columns, left: Math.max(0, left) },
      });
    }
    return {
      ...(await presentStudy(transaction, { found, by: 'run_study', at })),
      ...(await presentAdoption(transaction, networkId, at)),
    };
  });
  await noteFinishedParts(services, { networkId: path.id, actor: user });
  return study;
};

const questionsOf = async (transaction: Transaction, { study, opened }: FoundStudy): Promise<number> =>
  (await studySize(transaction, study.networkId, opened?.protocol ?? study.protocol)).questions;

/** The numbers to adopt for each node that is assessed. */
async function numbersOf(
  transaction: Transaction,
  networkId: string,
  { of, locked }: { of: string; locked: readonly ProgressRow[] },
): Promise<Pick<NodeAdoption, 'progress' | 'radices' | 'shares'>[]> {
  const panel = await readPanel(transaction, networkId);
  const taken = takenTables(panel, takerOf(panel, of), await listNodes(transaction, networkId));
  const byKey = new Map(taken.map((table) => [table.nodeKey, table]));
  return locked.flatMap((progress) => {
    const table = byKey.get(progress.nodeKey);
    if (!table) return [];
    const { radices, columns } = table;
    const shares = columns.flatMap(({ question, shares: own }) =>
      own ? [[iterationOf(configurationOfColumn(question.column, radices) ?? [], radices), own] as const] : [],
    );
    return [{ progress, radices, shares: new Map(shares) }];
  });
}
