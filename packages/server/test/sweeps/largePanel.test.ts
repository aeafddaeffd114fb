import type { components } from '@credence/api-client';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addExpert, openStudy } from '../experts.js';
import { openResults } from '../takePart.js';
import { appForThisTest, type TestApp } from '../testApp.js';

type StudyResults = components['schemas']['StudyResults'];

/** Everybody who takes part answers every question, each a little differently. */
const answerAll = (server: TestApp, networkId: string) =>
  server.database.execute(sql`
    with given as (
      insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, seconds,
        author_id, sequence, revision, saved_at)
      select progress.network_id, progress.assessment_id, progress.node_key, 0, iteration,
        (select jsonb_agg(1 + (code * iteration * state) % 97) from generate_series(1, jsonb_array_length(states)) state), 1,
        repeat('because ', 20), 20, user_id, iteration, 1, now()
      from node_progress progress
      join assessments on assessments.id = progress.assessment_id
      join study_experts on study_experts.id = assessments.expert_id
      join nodes on nodes.network_id = progress.network_id and key = node_key, generate_series(1, progress.columns::int) iteration
      where progress.network_id = ${networkId}
      returning assessment_id, node_key)
    update node_progress set closed = columns, open = 0, answered = columns, revision = columns
    where network_id = ${networkId} and (assessment_id, node_key) in (select assessment_id, node_key from given)`);

test('R-3064: a hundred experts about 700 columns have results of no more bytes than ten', async () => {
  const server = await appForThisTest();
  const states = Array.from({ length: 10 }, (_, state) => `s${state}`);
  const children = Array.from({ length: 70 }, (_, child) => ({ id: `C${child}`, states: 3, parents: ['Root'] }));
  const sizes: number[] = [];
  for (const people of [10, 100]) {
    const { owner, networkId } = await openStudy(server, {}, [{ id: 'Root', states }, ...children]);
    for (let person = 0; person < people; person += 1) await addExpert(server, networkId);
    await answerAll(server, networkId);
    const study = { owner, path: `/network/study/${networkId}` };
    await openResults(study);
    await owner.post(`/network/outcomes/${networkId}`, { outcomes: [{ node: 'n2', state: 0 }], cases: [] });
    const response = await owner.get(`${study.path}/results`);
    const found = response.json<StudyResults>();
    expect(response.statusCode).toBe(200);
    expect([found.experts, found.questions.length]).toEqual([people, 701]);
    expect(found.outcomes[0]).toMatchObject({ mean: { n: people } });
    sizes.push(response.rawPayload.length);
    expect((await owner.get(`${study.path}/results/n2/1`)).json<{ answers: unknown[] }>().answers).toHaveLength(people);
    expect((await owner.get(`${study.path}/tables/linear?format=csv`)).statusCode).toBe(200);
  }
  const [few = 0, many = 0] = sizes;
  expect(many).toBeLessThan(1.2 * few);
  expect(many).toBeLessThan(500_000);
});
