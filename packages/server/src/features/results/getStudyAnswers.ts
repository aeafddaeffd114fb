import { createHmac } from 'node:crypto';
import type { components } from '@credence/api-client';
import { columnOf } from '@credence/bayesnet';
import { inSnapshot } from '../../database/inSnapshot.js';
import { findNode, requireConfiguration } from '../../ground/nodes/requireNode.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { type ColumnSaid, saidAt } from '../../platform/files/panelTable.js';
import { readPanel } from './readPanel.js';
import type { PanelExpert } from './released.js';
import { requireOpened } from './requireOpened.js';

/** What each expert said to one question: for whoever runs the study under codes, for an expert no more than comments. */
export const getStudyAnswers: Operation<'getStudyAnswers'> = async (
  { path, caller: { user } },
  { database, config },
) => {
  const { nodeId, iteration } = path;
  const { network, mayRun } = await requireOpened(database, path.id, user);
  const asked = await findNode(database, network.id, nodeId);
  if (!asked || asked.node.notAssessed) throw new ApiError('node_not_found');
  const column = columnOf(requireConfiguration(iteration, asked.radices), asked.radices);
  const { experts, tables } = await inSnapshot(database, (reader) => readPanel(reader, network.id, nodeId));
  const said = tables.flatMap((table) => saidAt(table, column));
  if (mayRun) return { nodeId, iteration, answers: said.map((each) => presentAnswer(each, experts)), comments: [] };
  const placeOf = ({ expert }: ColumnSaid) =>
    createHmac('sha256', config.secret)
      .update(JSON.stringify(['order-of-comments', user.id, nodeId, iteration, experts[expert]?.assessmentId]))
      .digest('hex');
  const drawn = said
    .map((each) => [placeOf(each), each.comment] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { nodeId, iteration, comments: drawn.flatMap(([, comment]) => comment ?? []) };
};

function presentAnswer(
  { expert, standing, shares, certainty, comment, isCombined }: ColumnSaid,
  experts: readonly PanelExpert[],
): components['schemas']['StudyAnswer'] {
  return {
    ...{ code: experts[expert]!.code, standing },
    ...(shares ? { shares: [...shares] } : {}),
    ...(certainty === undefined ? {} : { certainty }),
    ...(comment === undefined ? {} : { comment }),
    ...(isCombined ? { combined: true } : {}),
  };
}
