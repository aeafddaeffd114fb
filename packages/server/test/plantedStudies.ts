import { plantedAt, plantedStudyIds } from './plantedAssessments.js';

/** The accounts of the planted experts. */
const experts = ['eeeeeeee-0000-4000-8000-000000000001', 'eeeeeeee-0000-4000-8000-000000000002'];

const protocol = JSON.stringify({
  questions: 'all',
  order: 'drawn',
  combinations: true,
  closesAt: '2099-12-31T22:59:59.000Z',
  sees: 'pool',
  primary: 'linear',
  withdrawal: 'until_final',
  purpose: 'planted',
});
const hash = 'e'.repeat(64);
const hashes = JSON.stringify({ protocol: hash, file: hash, explanations: hash, outcomes: hash, shared: hash });

/**
 * A trigger that plants a study beside the first network of everybody: another one of the same owner, older, with an open
 * round and two experts who answered. Whatever is about one network stays the same, and so do its tests.
 */
export const plantStudies = `
create function plant_study() returns trigger language plpgsql as $$
declare
  study text := 'Z' || substr(md5(new.owner_id::text), 1, 11);
  long_ago timestamptz := '${plantedAt}';
  assessments uuid[] := array['${plantedStudyIds.join(`','`)}'];
  shared uuid := assessments[1];
  own uuid;
  expert uuid;
  person uuid;
  place integer := 0;
begin
  if new.id = study or exists (select from networks where id = study) then return new; end if;
  insert into users (id, username, username_key, password_hash, created_at, activated_at)
  select id, id || '@planted.example', id || '@planted.example', 'none', long_ago, long_ago
  from unnest(array['${experts.join(`','`)}']::uuid[]) id on conflict do nothing;
  insert into networks select (jsonb_populate_record(new, jsonb_build_object('id', study, 'filename', 'planted.xdsl',
    'name', 'planted', 'title', '', 'file', '\\x3c', 'size', 1, 'node_count', 2, 'warnings', '[]'::jsonb, 'open_round', 1,
    'created_at', long_ago, 'modified_at', long_ago, 'deleted_at', null))).*;
  insert into nodes (network_id, key, ordinal, file_id, display_name, kind, states, parents, has_numbers) values
    (study, 'n1', 1, 'A', 'A', 'chance', '["s1", "s2", "s3"]', '[]', true),
    (study, 'n2', 2, 'B', 'B', 'chance', '["s1", "s2"]', '["n1"]', true);
  insert into studies (network_id, protocol, created_at) values (study, '${protocol}', long_ago);
  insert into study_protocols (network_id, version, protocol, hashes, author_id, at)
  values (study, 1, '${protocol}', '${hashes}', new.owner_id, long_ago);
  insert into study_rounds (network_id, round, protocol_version, planned_close, opened_at)
  values (study, 1, 1, '2099-12-31T22:59:59Z', long_ago);
  insert into assessments (network_id, id, is_shared, created_at) values (study, shared, true, long_ago);
  insert into node_progress (network_id, assessment_id, node_key, columns, open)
  values (study, shared, 'n1', 1, 1), (study, shared, 'n2', 3, 3);
  foreach person in array array['${experts.join(`','`)}']::uuid[] loop
    place := place + 1;
    expert := gen_random_uuid();
    own := assessments[1 + place];
    insert into study_experts (network_id, id, code, user_id, address, address_key, locale, secret_hash, order_seed,
      invited_by, invited_at, accepted_at)
    values (study, expert, place, person, person || '@planted.example', person || '@planted.example', 'en', 'none', place,
      new.owner_id, long_ago, long_ago);
    insert into network_members (network_id, id, user_id, role, created_at, accepted_at)
    values (study, expert, person, 'expert', long_ago, long_ago);
    insert into assessments (network_id, id, is_shared, expert_id, round, created_at)
    values (study, own, false, expert, 1, long_ago);
    insert into node_progress (network_id, assessment_id, node_key, columns, closed, open, answered, revision, modified_at)
    values (study, own, 'n1', 1, 1, 0, 1, 1, long_ago), (study, own, 'n2', 3, 0, 3, 0, 0, null);
    insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, seconds,
      author_id, sequence, revision, saved_at)
    values (study, own, 'n1', 0, 1, '[2, 2, 96]', -2, 'planted', 999, person, 1, 1, long_ago);
    insert into visits (network_id, id, assessment_id, user_id, node_key, iteration, seconds, states, at)
    values (study, gen_random_uuid(), own, person, 'n1', 1, 999, 3, long_ago);
    insert into events (id, at, seq, actor_id, type, network_id, assessment_id, node_key, epoch, iteration, revision, after)
    values (gen_random_uuid(), long_ago, 2, person, 'answer_saved', study, own, 'n1', 0, 1, 1,
      jsonb_build_object('sliders', jsonb_build_array(2, 2, 96), 'selfEval', -2, 'comment', 'planted', 'authorId', person,
        'revision', 1, 'savedAt', iso(long_ago)));
  end loop;
  return new;
end $$;

create trigger plant_study after insert on networks for each row execute function plant_study();
`;
