import { createHmac } from 'node:crypto';
import { columnOf } from '@credence/bayesnet';
import { inSnapshot } from '../../database/inSnapshot.js';
import type { Operation } from '../../http/operation.js';
import { findNode, requireConfiguration } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { type ColumnAnswer, answersAt } from '../../platform/files/panelTable.js';
import { presentAnswers } from './presentAnswers.js';
import { readPanel } from './readPanel.js';
import { recordResultsRead } from './recordResultsRead.js';
import { listRedactions } from './redactions.js';
import { requireOpened } from './requireOpened.js';

/** What each expert said to one question: for whoever runs the study under codes, for an expert no more than comments. */
export const getStudyAnswers: Operation<'getStudyAnswers'> = async ({ path, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { nodeId, iteration } = path;
  const opened = await requireOpened(database, path.id, user, clock.now());
  const { network, mayRun, round } = opened;
  const networkId = network.id;
  const question = await findNode(database, networkId, nodeId);
  if (!question || question.node.notAssessed) throw new ApiError('node_not_found');
  const column = columnOf(requireConfiguration(iteration, question.radices), question.radices);
  const [panel, redactions] = await inSnapshot(database, async (reader) => [
    await readPanel(reader, networkId, nodeId),
    await listRedactions(reader, { networkId, round }),
  ]);
  await recordResultsRead(opened, user, services);
  if (mayRun) return presentAnswers({ panel, redactions, nodeId, iteration, column });
  const { experts, tables } = panel;
  const placeOf = ({ expert }: ColumnAnswer) =>
    createHmac('sha256', config.secret)
      .update(JSON.stringify(['order-of-comments', user.id, nodeId, iteration, experts[expert]?.assessmentId]))
      .digest('hex');
  const drawn = tables
    .flatMap((table) => answersAt(table, column))
    .map((each) => [placeOf(each), each.comment] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { nodeId, iteration, comments: drawn.flatMap(([, comment]) => comment ?? []) };
};
