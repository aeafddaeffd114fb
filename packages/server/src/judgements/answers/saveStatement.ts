import { ANSWER_FIELDS, answerFields, columnOfField } from '@credence/bayesnet';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { writtenOnce } from '../../database/writtenOnce.js';
import { memberMay } from '../../networks/index.js';
import { isOpen } from '../requireOpen.js';

/** What of a save decides how its statement is written. All else are values. */
export interface KindOfSave {
  /** Whether by the network's owner. Whoever is not may save as a member. */
  readonly owns: boolean;
  /** An answer replaces what its author had set aside, and what is set aside withdraws the person's own answer. */
  readonly puts: 'answer' | 'setAside';
  readonly isVisit: boolean;
}

/** What the statement of a save finds. */
export interface SaveFound extends Record<string, unknown> {
  /** Whether nobody saved anything for the node meanwhile. */
  readonly current: boolean;
  /** Whether the assessment takes answers. */
  readonly open: boolean;
  readonly allowed: boolean;
}

type Statement = ReturnType<typeof writtenOnce<SaveFound>>;

const written = new Map<string, Statement>();

/** The statement that writes all rows of a save, or none of them. Its values are those of `saveValues`. */
export function saveStatement(kind: KindOfSave): Statement {
  const name = [kind.owns, kind.puts, kind.isVisit].join();
  const statement = written.get(name) ?? writtenOnce(write(kind));
  written.set(name, statement);
  return statement;
}

const value = (name: string): Placeholder => sql.placeholder(name);
const integer = (name: string): SQL => sql`${value(name)}::integer`;
const bigint = (name: string): SQL => sql`${value(name)}::bigint`;
const uuid = (name: string): SQL => sql`${value(name)}::uuid`;
const text = (name: string): SQL => sql`${value(name)}::text`;
const json = (name: string): SQL => sql`${value(name)}::jsonb`;
const at = sql`${value('at')}::timestamptz`;

const place = { networkId: value('networkId'), assessmentId: value('assessmentId') };
const ofNode = sql`node_progress.network_id = ${place.networkId} and assessment_id = ${place.assessmentId}
  and node_key = ${value('nodeKey')}`;
const ofQuestion = sql`network_id = ${place.networkId} and assessment_id = ${place.assessmentId}
  and node_key = ${value('nodeKey')} and epoch = ${value('epoch')} and iteration = ${value('iteration')}`;
const question = sql`${text('networkId')}, ${uuid('assessmentId')}, ${text('nodeKey')}, ${integer('epoch')}, ${bigint('iteration')}`;

// Locked after the network, in the same order as a removal; the lock sees commits made since the statement began.
const membership = sql`
  select network.id from network_members, network
  where network.open and network_members.network_id = ${place.networkId} and user_id = ${value('userId')} and ${memberMay('assess')}
  for share of network_members`;

const valuesByType = { shares: json, flags: json, standing: text, origin: text, question: bigint, words: text };

/** The columns of an answer beside its key, with their values. */
const keptColumns: readonly (readonly [column: string, value: SQL])[] = [
  ['sliders', json('sliders')],
  ['self_eval', integer('selfEval')],
  ['comment', text('comment')],
  ...answerFields.map((field) => [columnOfField(field), valuesByType[ANSWER_FIELDS[field].type](field)] as const),
  ['seconds', integer('seconds')],
  ['author_id', uuid('userId')],
  ['sequence', integer('sequence')],
  ['revision', integer('answerRevision')],
  ['saved_at', at],
];
const columns = keptColumns.map(([column]) => column);

const putAnswer = sql`put as (
    insert into answers (network_id, assessment_id, node_key, epoch, iteration, ${sql.raw(columns.join(', '))})
    select ${question}, ${sql.join(
      keptColumns.map(([, given]) => given),
      sql`, `,
    )}
    from tie
    on conflict (network_id, assessment_id, node_key, epoch, iteration) do update set
      ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))}
  ), taken_up as (delete from set_aside using tie where ${ofQuestion} and user_id = ${value('userId')})`;

const putAside = sql`put as (
    insert into set_aside (network_id, assessment_id, node_key, epoch, iteration, user_id, revision, saved_at)
    select ${question}, ${uuid('userId')}, ${integer('answerRevision')}, ${at}
    from tie
    on conflict (network_id, assessment_id, node_key, epoch, iteration, user_id) do update set
      revision = excluded.revision, saved_at = excluded.saved_at
  ), withdrawn as (delete from answers using tie where ${ofQuestion} and author_id = ${value('userId')})`;

const insertVisit = sql`
  insert into visits (network_id, id, assessment_id, user_id, node_key, iteration, seconds, states, at)
  select ${text('networkId')}, ${uuid('visitId')}, ${uuid('assessmentId')}, ${uuid('userId')}, ${text('nodeKey')},
    ${bigint('iteration')}, ${integer('visitSeconds')}, ${integer('states')}, ${at}
  from tie`;

/** If the key was used meanwhile, the whole statement fails and nothing of it is kept. */
const insertEvent = sql`
  insert into events (id, at, seq, actor_id, username, type, network_id, assessment_id, node_key, epoch, iteration,
    revision, metadata, before, after, idempotency_key, request_hash, response)
  select ${uuid('eventId')}, ${at}, ${bigint('eventSeq')}, ${uuid('userId')}, ${text('username')}, 'answer_saved',
    ${question}, ${integer('revision')}, ${json('metadata')}, ${json('before')}, ${json('after')}, ${text('idempotencyKey')},
    ${text('requestHash')}, ${json('response')}
  from tie`;

/** Each table is looked up by the network's id itself, not by what another part found, which a planner may begin with. */
const write = ({ owns, puts, isVisit }: KindOfSave): SQL<SaveFound> => sql`
  with progress as (
    select network_id from node_progress
    where ${ofNode} and revision = ${value('revisionBefore')}
    for update
  ), network as (
    select networks.id, ${isOpen(place)} as open from networks, progress
    where networks.id = ${place.networkId} and networks.id = progress.network_id
      and deleted_at is null and owner_id ${owns ? sql`=` : sql`<>`} ${value('userId')}
    for no key update of networks
  ), tie as (${owns ? sql`select id from network where open` : membership}),
  touched as (
    update networks set modified_at = ${at} from tie where networks.id = ${place.networkId} and networks.open_round is null
  ), counted as (
    update node_progress set revision = ${value('revision')}, answered = ${value('answered')}, closed = ${value('closed')},
      open = ${value('open')}, modified_at = ${at}
    from tie where ${ofNode}
  ), ${puts === 'answer' ? putAnswer : putAside},
  visited as (${isVisit ? insertVisit : sql`select`}),
  told as (${insertEvent})
  select exists (select from progress) as current, not exists (select from network where not open) as open,
    exists (select from tie) as allowed`;
