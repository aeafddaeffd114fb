import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '../../database/builtOnce.js';
import type { Reader } from '../../database/database.js';
import {
  answers,
  assessments,
  combinationSets,
  events,
  networkMembers,
  networks,
  nodeProgress,
  nodes,
  setAside,
  studyProtocols,
  studyRounds,
} from '../../database/schema/index.js';
import {
  type Assessment,
  assessmentOf,
  membershipOf,
  ofPresentEpoch,
  type ProgressRow,
  requireConfiguration,
  requireRight,
} from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { roleIn } from '../../roles/rights.js';
import type { NetworkRole } from '../../roles/roles.js';
import type { AnswerRow } from '../answers/answers.js';
import type { CombinationSetRow } from '../combinations/combinationSets.js';
import type { AnsweredAhead } from './openQuestions.js';

/** A question, as its address names it. */
export interface QuestionPath {
  readonly networkId: string;
  readonly nodeId: string;
  readonly iteration: number;
}

/** A snapshot of everything that an answer to a question depends on. */
export interface QuestionAtHand {
  readonly network: Pick<typeof networks.$inferSelect, 'id' | 'ownerId' | 'warnings' | 'openRound'>;
  readonly role: NetworkRole | undefined;
  readonly assessment: Assessment;
  readonly node: Pick<typeof nodes.$inferSelect, 'key' | 'fileId' | 'states'>;
  /** The parents' numbers of states. */
  readonly radices: readonly number[];
  /** The parents' states. */
  readonly configuration: readonly number[];
  readonly progress: ProgressRow;
  readonly answer: AnswerRow | null;
  readonly set: CombinationSetRow | null;
  /** Number of saves of the question up to the last time that somebody set it aside; null if nobody did. */
  readonly setAsideRevision: number | null;
  /** Whether it belongs to an expert of a study whose protocol lets sliders begin blank. */
  readonly startsBlank: boolean;
  /** What is answered and set aside around here, to find the next question. */
  readonly ahead: AnsweredAhead;
  /** This person's earlier request with this key. */
  readonly earlier: Pick<typeof events.$inferSelect, 'requestHash' | 'response'> | null;
}

/** Iterations after this one whose answers are read along: those that are asked next are nearly always among them. */
const AHEAD = 64;

/**
 * Reads a question in one statement, as people wait for it with every answer.
 * @param key of a request that may have been executed before
 * @throws ApiError network_not_found for people who may not answer; node_not_found, question_not_found
 */
export async function questionAtHand(
  reader: Reader,
  { networkId, nodeId: nodeKey, iteration }: QuestionPath,
  user: { id: string },
  key?: string,
): Promise<QuestionAtHand> {
  const parameters = { networkId, nodeKey, iteration, userId: user.id, key: key ?? null };
  const [found] = await statement(reader).execute(parameters);
  const { network, role, node, progress, ...rest } = requireRight(
    found && { ...found, role: roleIn(found.network, user.id, found.member) },
    'assess',
  );
  if (!node || node.notAssessed || !progress) throw new ApiError('node_not_found');
  if (progress.asked && !progress.asked.includes(iteration)) throw new ApiError('question_not_found');
  const { radices, answer, set, setAsideRevision, startsBlank, earlier } = rest;
  return {
    network,
    role,
    node,
    radices,
    progress,
    answer,
    set,
    setAsideRevision,
    startsBlank,
    earlier,
    assessment: { networkId: network.id, assessmentId: progress.assessmentId },
    configuration: requireConfiguration(iteration, radices),
    ahead: {
      to: iteration + AHEAD,
      answered: new Set(rest.answeredAhead),
      setAside: rest.setAside,
    },
  };
}

const statement = builtOnce((reader) => {
  const networkId = sql.placeholder('networkId');
  const [userId, iteration] = [sql.placeholder('userId'), sql.placeholder('iteration')];
  return reader
    .select({
      network: {
        id: networks.id,
        ownerId: networks.ownerId,
        warnings: networks.warnings,
        openRound: networks.openRound,
      },
      member: networkMembers.role,
      node: { key: nodes.key, fileId: nodes.fileId, states: nodes.states, notAssessed: nodes.notAssessed },
      radices: sql<number[]>`(
        select coalesce(json_agg(jsonb_array_length(parent.states) order by listed.place), '[]')
        from jsonb_array_elements_text(${nodes.parents}) with ordinality listed(key, place)
        join ${nodes} parent on parent.network_id = ${nodes.networkId} and parent.key = listed.key
      )`,
      progress: nodeProgress,
      answer: answers,
      set: combinationSets,
      setAsideRevision: sql<number | null>`(
        select max(${setAside.revision}) from ${setAside}
        where ${ofPresentEpoch(setAside)} and ${setAside.iteration} = ${iteration}
      )`,
      setAside: sql<number[]>`(
        select coalesce(json_agg(${setAside.iteration}), '[]') from ${setAside}
        where ${ofPresentEpoch(setAside)} and ${setAside.userId} = ${userId}
      )`,
      answeredAhead: answeredAfter(iteration),
      startsBlank: startsBlankIn(networkId),
      earlier: { requestHash: events.requestHash, response: events.response },
    })
    .from(networks)
    .leftJoin(networkMembers, membershipOf(userId))
    .leftJoin(nodes, and(eq(nodes.networkId, networks.id), eq(nodes.key, sql.placeholder('nodeKey'))))
    .leftJoin(
      nodeProgress,
      and(
        eq(nodeProgress.networkId, networks.id),
        eq(nodeProgress.assessmentId, assessmentOf(networks.id, userId)),
        eq(nodeProgress.nodeKey, nodes.key),
      ),
    )
    .leftJoin(answers, and(ofPresentEpoch(answers), eq(answers.iteration, iteration)))
    .leftJoin(combinationSets, ofPresentEpoch(combinationSets))
    .leftJoin(
      events,
      and(
        eq(events.networkId, networks.id),
        eq(events.actorId, userId),
        eq(events.idempotencyKey, sql.placeholder('key')),
      ),
    )
    .where(and(eq(networks.id, networkId), isNull(networks.deletedAt)))
    .prepare('question_at_hand');
});

const answeredAfter = (iteration: Placeholder) => sql<number[]>`(
  select coalesce(json_agg(near.iteration), '[]') from ${answers} near
  where near.network_id = ${nodeProgress.networkId} and near.assessment_id = ${nodeProgress.assessmentId}
    and near.node_key = ${nodeProgress.nodeKey} and near.epoch = ${nodeProgress.epoch}
    and near.iteration > ${iteration}::bigint and near.iteration <= ${iteration}::bigint + ${sql.raw(String(AHEAD))}
)`;

const startsBlankIn = (networkId: Placeholder) => sql<boolean>`exists (
  select from ${assessments} own
  join ${studyRounds} in_round on in_round.network_id = own.network_id and in_round.round = own.round
  join ${studyProtocols} fixed
    on fixed.network_id = own.network_id and fixed.version = in_round.protocol_version
  where own.network_id = ${networkId} and own.id = ${nodeProgress.assessmentId}
    and own.expert_id is not null and fixed.protocol ->> 'start' = 'blank'
)`;
