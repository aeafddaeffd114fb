import { readFileSync } from 'node:fs';
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

const migration = readFileSync(new URL('../migrations/0017_record.sql', import.meta.url), 'utf8');
const part = (from: string, to: string) => migration.slice(migration.indexOf(from), migration.indexOf(to));

/**
 * Triggers that plant two more assessments of every network that a test creates, one before its row and one after: each
 * node finished, with different, old answers, combinations and judgements by the network's owner. A query that forgets
 * to name its assessment mixes them in, and its tests fail.
 */
export const plantAssessments = `
${part('CREATE FUNCTION iso', '--> statement-breakpoint\nUPDATE "visits"')}
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
  values (new.network_id, gen_random_uuid(), planted, author, new.node_key, 1, 999, 2, long_ago);
  insert into events (id, at, seq, actor_id, type, network_id, assessment_id, node_key, epoch, iteration, revision, after)
  select gen_random_uuid(), long_ago, 0, author, 'answer_saved', new.network_id, planted, new.node_key, new.epoch, 1, late,
    jsonb_build_object('sliders', sliders, 'selfEval', -2, 'comment', 'planted', 'authorId', author, 'revision', late,
      'savedAt', iso(long_ago));
  -- They were there when their record began.
  insert into record_starts (network_id, assessment_id, node_key, tables, at)
  ${part('SELECT p.network_id, p.assessment_id', 'WHERE p.revision > 0')}
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
