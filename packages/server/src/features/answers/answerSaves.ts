import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import type { visits } from '../../database/schema/index.js';
import { type NewEvent, newEventRow } from '../../ground/events/events.js';
import { isOpen } from '../../ground/study/openRound.js';
import { memberMay } from '../../ground/roles/whoMay.js';
import type { ProgressRow } from '../../ground/nodes/progress.js';
import type { AnswerRow } from '../../ground/questions/answers.js';
import type { SetAsideRow } from '../../ground/questions/setAside.js';

/** A visit to a question. */
type Visit = Omit<typeof visits.$inferInsert, 'id'>;

/** All rows that a save writes. */
export interface AnswerSaveRows {
  /** Who saves, and whether as the network's owner. Whoever is not may save as a member. */
  readonly user: { readonly id: string; readonly owns: boolean };
  readonly before: ProgressRow;
  readonly after: ProgressRow;
  readonly change: Change;
  readonly visit: Visit | undefined;
  readonly event: NewEvent;
}

/** An answer replaces what its author had set aside, and what is set aside withdraws the person's own answer. */
export type Change = { readonly answer: AnswerRow } | { readonly setAside: SetAsideRow };

/**
 * Writes a save in one statement, and so atomically. While experts answer, each alone, the network's last change stands still:
 * it would tell that one of them is at work. 'moved' if somebody saved something for the node since `before`
 * was read; 'refused' if the person may no longer work on the network, and 'closed' if its assessment is not open for
 * answers: the round of a study, or the shared one while such a round is open. In these cases nothing is written.
 */
export async function writeSave(
  reader: Reader,
  save: AnswerSaveRows,
): Promise<'saved' | 'moved' | 'refused' | 'closed'> {
  const { user, before, after, change, visit, event } = save;
  const { at } = event;
  const { rows } = await reader.execute<{ current: boolean; open: boolean; allowed: boolean }>(sql`
    with progress as (
      select network_id from node_progress
      where ${ofNode(before)} and revision = ${before.revision}
      for update
    ), network as (
      select networks.id, ${isOpen(before)} as open from networks, progress
      where networks.id = progress.network_id and deleted_at is null and (owner_id = ${user.id}) = ${user.owns}
      for no key update of networks
    ), tie as (${user.owns ? sql`select id from network where open` : membership(user.id)}),
    touched as (
      update networks set modified_at = ${moment(at)} from tie
      where networks.id = tie.id and networks.open_round is null
    ), counted as (
      update node_progress set revision = ${after.revision}, answered = ${after.answered}, closed = ${after.closed},
        open = ${after.open}, modified_at = ${moment(at)}
      from tie where ${ofNode(before)}
    ), ${'answer' in change ? putAnswer(change.answer) : putAside(change.setAside)},
    visited as (${visit ? insertVisit(visit) : sql`select`}),
    told as (${insertEvent(event)})
    select exists (select from progress) as current, not exists (select from network where not open) as open,
      exists (select from tie) as allowed`);
  if (!rows[0]?.current) return 'moved';
  if (!rows[0].open) return 'closed';
  return rows[0].allowed ? 'saved' : 'refused';
}

const ofNode = ({ networkId, assessmentId, nodeKey }: ProgressRow) =>
  sql`node_progress.network_id = ${networkId} and assessment_id = ${assessmentId} and node_key = ${nodeKey}`;

// Locked after the network, in the same order as a removal; the lock sees commits made since the statement began.
const membership = (userId: string): SQL => sql`
  select network.id from network_members, network
  where network.open and network_members.network_id = network.id and user_id = ${userId} and ${memberMay('assess')}
  for share of network_members`;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const json = (value: unknown) =>
  value === null || value === undefined ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`;

type Place = Pick<AnswerRow, 'networkId' | 'assessmentId' | 'nodeKey' | 'epoch' | 'iteration'>;

const ofQuestion = ({ networkId, assessmentId, nodeKey, epoch, iteration }: Place) =>
  sql`network_id = ${networkId} and assessment_id = ${assessmentId} and node_key = ${nodeKey} and epoch = ${epoch}
    and iteration = ${iteration}`;

function putAnswer(row: AnswerRow): SQL {
  return sql`put as (
    insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, exact,
      touched, standing, origin, taken_from, certainty_from, reason, seconds, author_id, sequence, revision, saved_at)
    select ${row.networkId}, ${row.assessmentId}::uuid, ${row.nodeKey}, ${row.epoch}::integer, ${row.iteration}::bigint,
      ${json(row.sliders)}, ${row.selfEval}::integer, ${row.comment}, ${json(row.exact)}, ${json(row.touched)},
      ${row.standing}::text, ${row.origin}::text, ${row.takenFrom}::bigint,
      ${row.certaintyFrom}::bigint, ${row.reason}::text, ${row.seconds}::integer, ${row.authorId}::uuid,
      ${row.sequence}::integer, ${row.revision}::integer, ${moment(row.savedAt)}
    from tie
    on conflict (network_id, assessment_id, node_key, epoch, iteration) do update set
      sliders = excluded.sliders, self_eval = excluded.self_eval, comment = excluded.comment, exact = excluded.exact,
      touched = excluded.touched, standing = excluded.standing, origin = excluded.origin,
      taken_from = excluded.taken_from, certainty_from = excluded.certainty_from, reason = excluded.reason, seconds = excluded.seconds,
      author_id = excluded.author_id, sequence = excluded.sequence, revision = excluded.revision,
      saved_at = excluded.saved_at
    ), taken_up as (delete from set_aside using tie where ${ofQuestion(row)} and user_id = ${row.authorId})`;
}

function putAside(row: SetAsideRow): SQL {
  return sql`put as (
    insert into set_aside (network_id, assessment_id, node_key, epoch, iteration, user_id, revision, saved_at)
    select ${row.networkId}, ${row.assessmentId}::uuid, ${row.nodeKey}, ${row.epoch}::integer, ${row.iteration}::bigint,
      ${row.userId}::uuid, ${row.revision}::integer, ${moment(row.savedAt)}
    from tie
    on conflict (network_id, assessment_id, node_key, epoch, iteration, user_id) do update set
      revision = excluded.revision, saved_at = excluded.saved_at
    ), withdrawn as (delete from answers using tie where ${ofQuestion(row)} and author_id = ${row.userId})`;
}

function insertVisit({ networkId, assessmentId, userId, nodeKey, iteration, seconds, states, at }: Visit): SQL {
  return sql`
    insert into visits (network_id, id, assessment_id, user_id, node_key, iteration, seconds, states, at)
    select ${networkId}, ${randomUUID()}::uuid, ${assessmentId}::uuid, ${userId}::uuid, ${nodeKey}, ${iteration}::bigint, ${seconds}::integer,
      ${states}::integer, ${moment(at)}
    from tie`;
}

/** If the key was used meanwhile, the whole statement fails and nothing of it is kept. */
function insertEvent(event: NewEvent): SQL {
  const row = newEventRow(event);
  return sql`
    insert into events (id, at, seq, actor_id, username, type, network_id, assessment_id, node_key, epoch, iteration,
      revision, metadata, before, after, idempotency_key, request_hash, response)
    select ${row.id}::uuid, ${moment(row.at)}, ${row.seq}::bigint, ${row.actorId}::uuid, ${row.username}, ${row.type},
      ${row.networkId}, ${row.assessmentId}::uuid, ${row.nodeKey}, ${row.epoch}::integer, ${row.iteration}::bigint,
      ${row.revision}::integer, ${json(row.metadata ?? {})}, ${json(row.before)}, ${json(row.after)}, ${row.idempotencyKey ?? null},
      ${row.requestHash ?? null}, ${json(row.response)}
    from tie`;
}
