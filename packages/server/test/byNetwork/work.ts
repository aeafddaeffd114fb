import { randomUUID } from 'node:crypto';
import { addCollaborator, answer, assessed } from '../assess.js';
import { addExpert, openStudy } from '../experts.js';
import type { TestApp } from '../testApp.js';
import { skyParents } from '../xdslFile.js';

type Kind = 'save' | 'question' | 'overview';

/** What people wait for hundreds of times, in the ways in which it is done. */
export interface Work extends Readonly<Record<Kind, () => Promise<void>>> {
  /** Tables that it must reach. */
  readonly tables: Readonly<Record<Kind, string[]>>;
  /** The least number of statements on tables of networks. */
  readonly statements: Readonly<Record<Kind, number>>;
}

const ok = async (response: Promise<{ readonly statusCode: number; readonly body: string }>) => {
  const { statusCode, body } = await response;
  if (statusCode !== 200) throw new Error(body);
};

/** Owner and collaborator of a network, and owner and expert of a study, save and read. */
export async function playWork(server: TestApp): Promise<Work> {
  const { owner, networkId, at } = await assessed(server);
  const collaborator = await addCollaborator(server, networkId);
  const study = await openStudy(server);
  const expert = await addExpert(server, study.networkId);
  const sky = at('n3');
  const windy = { nodes: { 1: 1 }, value: [10, 20, 70], number: 1 };
  const overview = `/network/overview/${networkId}`;
  const ofStudy = `/network/overview/${study.networkId}`;

  return {
    async save() {
      const repeated = { 'idempotency-key': randomUUID() };
      for (let time = 0; time < 2; time += 1) await ok(owner.post(`${sky}/1/save`, answer([60, 30, 10]), repeated));
      // The only question of its node, answered and then reviewed.
      for (const sliders of [
        [60, 30, 10],
        [50, 30, 20],
      ])
        await ok(owner.post(`${at('n1')}/1/save`, answer(sliders)));
      await ok(owner.post(`${sky}/2/save`, answer([50, 50, 50], { standing: 'not_my_field' })));
      await ok(collaborator.post(`${sky}/3/save`, answer([60, 30, 10])));
      await ok(expert.post(`${study.at('n3')}/3/save`, answer([60, 30, 10])));
      await ok(owner.post(`${sky}/save`, { combinations: [windy], parents: skyParents }));
      const { answers } = (await owner.get(`${sky}/1/history`)).json<{ answers: { id: string }[] }>();
      await ok(owner.post(`${sky}/1/restore`, { answer: answers.at(-1)?.id }));
      await ok(owner.post(`${sky}/reset`));
      await ok(owner.post(`${sky}/undo-reset`));
    },
    async question() {
      for (const iteration of [1, 2, 4]) await ok(owner.get(`${sky}/${iteration}?last_iteration=3`));
      await ok(collaborator.get(`${sky}/1`));
      await ok(expert.get(`${study.at('n3')}/4`));
    },
    async overview() {
      for (const reader of [owner, collaborator]) await ok(reader.get(overview));
      for (const reader of [study.owner, expert]) await ok(reader.get(ofStudy));
    },
    tables: {
      save: [
        'networks',
        'network_members',
        'nodes',
        'node_progress',
        'answers',
        'combination_sets',
        'set_aside',
        'events',
        'visits',
      ],
      question: [
        'networks',
        'network_members',
        'nodes',
        'node_progress',
        'answers',
        'combination_sets',
        'set_aside',
        'explanations',
        'events',
      ],
      overview: [
        'networks',
        'network_members',
        'nodes',
        'node_progress',
        'answers',
        'assessments',
        'invitations',
        'studies',
      ],
    },
    statements: { save: 25, question: 5, overview: 10 },
  };
}
