import type { NetworkOverview, NetworkTables, NodeState } from '@credence/api-client';
import { SECONDS_PER_STATE } from '@credence/bayesnet';
import type { FoundRank } from '../../../features/inference/tasks/rank.js';
import type { QueuedQuestion } from '../../../features/queue/batch.js';

/** Below so many minutes the time left is too coarse to tell a person's pace. */
const COARSE = 10;

/** The ranked questions with all that is said of them before they are loaded. */
export function plannedQuestions(
  { plan }: Pick<FoundRank, 'plan'>,
  outcomes: readonly NodeState[],
  tables: NetworkTables,
  overview: Pick<NetworkOverview, 'nodes' | 'minutesLeft'>,
): QueuedQuestion[] {
  const nodes = new Map(tables.nodes.map((node) => [node.id, node]));
  const names = new Map(overview.nodes.map(({ id, display_name }) => [id, display_name]));
  const nameOf = (id: string) => names.get(id) ?? nodes.get(id)?.display_name ?? id;
  const pace = paceOf(tables, overview);
  return plan.map(({ node, iteration, outcome }) => ({
    nodeId: node,
    iteration,
    title: nameOf(node),
    outcome: nameOf(outcomes[outcome]?.node ?? ''),
    seconds: pace * (nodes.get(node)?.vars.length ?? 0),
    ...(outcomes[outcome]?.node === node ? { isOutcome: true } : {}),
  }));
}

/** Seconds per state, as the server counts them for this user. */
function paceOf(
  { nodes }: NetworkTables,
  { nodes: asked, minutesLeft = 0 }: Pick<NetworkOverview, 'nodes' | 'minutesLeft'>,
) {
  const statesOf = new Map(nodes.map(({ id, vars }) => [id, vars.length]));
  const states = asked.reduce((sum, { id, pages, percentCompleted, completed }) => {
    const open = completed ? 0 : pages * (1 - (percentCompleted ?? 0) / 100);
    return sum + open * (statesOf.get(id) ?? 0);
  }, 0);
  return minutesLeft < COARSE || states === 0 ? SECONDS_PER_STATE : (minutesLeft * 60) / states;
}
