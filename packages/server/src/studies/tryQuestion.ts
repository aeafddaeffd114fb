import type { StudyProtocol } from '@credence/api-client';
import { configurationAt } from '@credence/bayesnet';
import { nobody } from '../accounts/index.js';
import type { Operation } from '../http/operation.js';
import { hasLaterTables, knownAfter, orderOf, placeIn, presentQuestion } from '../judgements/index.js';
import {
  findNode,
  findProgress,
  paceOf,
  type ProgressRow,
  requireConfiguration,
  requireNetwork,
} from '../networks/index.js';
import { ApiError } from '../platform/errors.js';
import { findStudy } from './findStudy.js';

/** Returns a question as an expert of the study gets it who has answered nothing. Writes nothing. */
export const tryQuestion: Operation<'tryQuestion'> = async ({ path, caller: { user } }, { database }) => {
  const { nodeId, iteration } = path;
  const { network, assessment } = await requireNetwork(database, path.id, user, 'run_study');
  const { study, opened } = await findStudy(database, network.id);
  const [found, shared, pace] = await Promise.all([
    findNode(database, network.id, nodeId),
    findProgress(database, assessment, nodeId),
    paceOf(database, nobody),
  ]);
  const protocol = opened?.protocol ?? study.protocol;
  const progress = shared && untouched(shared, protocol);
  if (!found || !progress) throw new ApiError('node_not_found');
  const { node, parents, radices } = found;
  if (progress.asked && !progress.asked.includes(iteration)) throw new ApiError('question_not_found');
  const configuration = requireConfiguration(iteration, radices);
  const order = orderOf({ progress, combinations: [], radices });
  const back = order.before(iteration);
  const previous = back === 'budget' ? undefined : back;
  return presentQuestion({
    node,
    parents,
    progress,
    iteration,
    configuration,
    previous,
    pace,
    comparedWith: undefined,
    place: placeIn(order, iteration),
    author: undefined,
    held: {},
    mayExplain: false,
    configurationBefore: previous === undefined ? undefined : configurationAt(previous, radices),
    next: knownAfter(order, iteration),
    answer: undefined,
    winner: undefined,
    decided: false,
    isSetAside: false,
    firstTimeStep: hasLaterTables(network, node),
    startsBlank: protocol.start === 'blank',
  });
};

/** The progress with which an expert begins; undefined for a node of which the protocol asks nothing. */
function untouched(shared: ProgressRow, { questions }: StudyProtocol): ProgressRow | undefined {
  const asked =
    questions === 'all'
      ? shared.asked
      : questions.filter(({ nodeId }) => nodeId === shared.nodeKey).map(({ iteration }) => iteration);
  if (asked?.length === 0) return undefined;
  const columns = asked ? BigInt(asked.length) : shared.columns;
  return { ...shared, asked, columns, open: columns, closed: 0n, answered: 0, epoch: 0, revision: 0 };
}
