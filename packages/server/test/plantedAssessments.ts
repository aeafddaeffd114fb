import { isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Ids that sort before and after all others, so that a query that takes any row gets a wrong one. */
export const plantedIds = [
  '00000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
] as const satisfies readonly string[];

/** The assessments of a planted study (plantedStudies.ts): the shared one and those of its two experts. */
export const plantedStudyIds = [0, 1, 2].map((place) => `eeeeeeee-0000-4000-8000-00000000010${place}`);

/** The time of all planted saves: before anything that a test does. */
export const plantedAt = '2000-01-01T00:00:00.000Z';

/** Selects the rows that a test made, without the planted ones. */
export const notPlanted = ({ assessmentId }: { assessmentId: PgColumn }): SQL =>
  or(isNull(assessmentId), notInArray(assessmentId, [...plantedIds, ...plantedStudyIds]))!;

/** Selects the rows of nodes in the form in which a record begins with them. */
const recordStart = `select p.network_id, p.assessment_id, p.node_key, jsonb_build_object(
  'progress', jsonb_build_object('epoch', p.epoch, 'lastEpoch', p.last_epoch, 'revision', p.revision,
    'resetAt', iso(p.reset_at), 'modifiedAt', iso(p.modified_at),
    'closed', p.closed::text, 'open', p.open::text, 'answered', p.answered),
  'answers', (select coalesce(jsonb_object_agg(a.epoch || ' ' || a.iteration, jsonb_build_object(
      'sliders', a.sliders, 'exact', a.exact, 'touched', a.touched, 'standing', a.standing,
      'origin', a.origin, 'takenFrom', a.taken_from, 'certaintyFrom', a.certainty_from, 'reason', a.reason,
      'selfEval', a.self_eval, 'comment', a.comment, 'seconds', a.seconds, 'authorId', a.author_id, 'sequence', a.sequence,
      'revision', a.revision, 'savedAt', iso(a.saved_at))), '{}')
    from answers a where (a.network_id, a.assessment_id, a.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'combinationSets', (select coalesce(jsonb_object_agg(c.epoch, jsonb_build_object('revision', c.revision,
      'combinations', c.combinations, 'authorId', c.author_id, 'savedAt', iso(c.saved_at))), '{}')
    from combination_sets c where (c.network_id, c.assessment_id, c.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'setAside', (select coalesce(jsonb_object_agg(s.epoch || ' ' || s.iteration || ' ' || s.user_id,
      jsonb_build_object('revision', s.revision, 'savedAt', iso(s.saved_at))), '{}')
    from set_aside s where (s.network_id, s.assessment_id, s.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'directions', (select jsonb_build_object('directions', d.directions, 'authorId', d.author_id, 'savedAt', iso(d.saved_at))
    from directions d where (d.network_id, d.assessment_id, d.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'nodeFeedback', (select coalesce(jsonb_object_agg(f.user_id, jsonb_build_object('plausible', f.plausible,
      'comment', f.comment, 'epoch', f.epoch, 'revision', f.revision, 'savedAt', iso(f.saved_at))), '{}')
    from node_feedback f where (f.network_id, f.assessment_id, f.node_key) = (p.network_id, p.assessment_id, p.node_key))
), now()
from node_progress p`;

/**
 * Triggers that plant two more assessments of every network that a test creates, one before its row and one after: each
 * node finished, with different, old answers, combinations and judgements by the network's owner. A query that forgets
 * to name its assessment mixes them in, and its tests fail.
 */
export const plantAssessments = `
create function iso(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function plant_assessment() returns trigger language plpgsql as $$
begin
  insert into assessments (network_id, id, is_shared, created_at)
  values (new.network_id, tg_argv[0]::uuid, false, '${plantedAt}');
  return new;
end $$;

create function plant_node() returns trigger language plpgsql as $$
declare
  planted uuid := tg_argv[0];
  long_ago timestamptz := '${plantedAt}';
  late integer := 1000;
  author uuid;
  parents integer;
  sliders jsonb;
begin
  -- The assessments of experts are beside the same planted ones.
  if not exists (select from assessments where network_id = new.network_id and id = new.assessment_id and is_shared) then
    return new;
  end if;
  select owner_id into author from networks where id = new.network_id;
  select jsonb_array_length(node.parents), (select jsonb_agg(case state when 1 then 97 else 2 end)
      from generate_series(1, jsonb_array_length(node.states)) state)
    into parents, sliders from nodes node where network_id = new.network_id and key = new.node_key;
  insert into node_progress
    (network_id, assessment_id, node_key, epoch, last_epoch, revision, columns, closed, open, answered, modified_at)
  values (new.network_id, planted, new.node_key, new.epoch, new.last_epoch, late, new.columns, new.columns, 0, 1, long_ago);
  insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, seconds,
    author_id, sequence, revision, saved_at)
  select new.network_id, planted, new.node_key, epoch, iteration, sliders, -2, 'planted', 999, author, late, late, long_ago
  from generate_series(0, 1) epoch, generate_series(1, least(new.columns, 3)) iteration;
  insert into combination_sets (network_id, assessment_id, node_key, epoch, revision, combinations, author_id, saved_at)
  select new.network_id, planted, new.node_key, epoch, late, jsonb_build_array(jsonb_build_object('number', 1, 'nodes', -1,
    'value', sliders, 'sequence', late, 'authorId', author, 'savedAt', long_ago)), author, long_ago
  from generate_series(0, 1) epoch;
  insert into set_aside (network_id, assessment_id, node_key, epoch, iteration, user_id, revision, saved_at)
  select new.network_id, planted, new.node_key, epoch, iteration, author, late, long_ago
  from generate_series(0, 1) epoch, generate_series(1, least(new.columns, 3)) iteration;
  insert into directions (network_id, assessment_id, node_key, directions, author_id, saved_at)
  select new.network_id, planted, new.node_key, coalesce(jsonb_agg('decreases'::text), '[]'), author, long_ago
  from generate_series(1, parents);
  insert into node_feedback (network_id, assessment_id, node_key, user_id, plausible, comment, epoch, revision, saved_at)
  values (new.network_id, planted, new.node_key, author, false, 'planted', new.epoch, late, long_ago);
  insert into visits (network_id, id, assessment_id, user_id, node_key, iteration, seconds, states, at)
  -- One after the other, so that one of them is the last.
  values (new.network_id, gen_random_uuid(), planted, author, new.node_key, 1, 999, 2,
    long_ago + substr(new.node_key, 2)::integer * interval '1 ms');
  insert into events (id, at, seq, actor_id, type, network_id, assessment_id, node_key, epoch, iteration, revision, after)
  select gen_random_uuid(), long_ago, 0, author, 'answer_saved', new.network_id, planted, new.node_key, new.epoch, 1, late,
    jsonb_build_object('sliders', sliders, 'selfEval', -2, 'comment', 'planted', 'authorId', author, 'revision', late,
      'savedAt', iso(long_ago));
  -- They were there when their record began.
  insert into record_starts (network_id, assessment_id, node_key, tables, at)
  ${recordStart}
  where p.network_id = new.network_id and p.assessment_id = planted and p.node_key = new.node_key;
  return new;
end $$;
${(['before', 'after'] as const)
  .map((moment, index) => {
    const id = plantedIds[index] ?? '';
    return `
create trigger plant_${moment} ${moment} insert on assessments for each row
  when (new.is_shared and new.id not in ('${plantedStudyIds.join(`', '`)}'))
  execute function plant_assessment('${id}');
create trigger plant_${moment} ${moment} insert on node_progress for each row
  when (new.assessment_id not in ('${[...plantedIds, ...plantedStudyIds].join(`', '`)}')) execute function plant_node('${id}');`;
  })
  .join('\n')}
`;
