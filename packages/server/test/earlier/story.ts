import { randomUUID } from 'node:crypto';
import { skyParents, weather, xdslFile } from '../xdslFile.js';
import { Browser, mailedLink, NotOffered } from './browser.js';
import type { Release } from './release.js';
import { tellStudy } from './studyChapter.js';

const password = 'seven quiet larks';

/** Who and what a story is about. */
interface Cast {
  readonly release: Release;
  readonly owner: Browser;
  readonly colleague: Browser;
  readonly networkId: string;
  /** The path of its node Sky, of six questions. */
  readonly sky: string;
}

interface Chapter {
  /** A name that the contract of a release must have. */
  readonly needs?: string;
  tell(cast: Cast): Promise<void>;
}

const answer = (sliders: readonly number[], more: object = {}) => ({
  sliders,
  'self-eval': 1,
  comment: '',
  timer: 10,
  ...more,
});

/** Does what people can do in a release, chapter by chapter; a chapter ends where a release offers no more. */
export async function tell(release: Release): Promise<Cast> {
  const owner = await new Browser(release).signIn('expert@example.org', 'credence-demo');
  const colleague = await new Browser(release).signIn('colleague@example.org', 'credence-demo');
  const networkId = await owner.upload(xdslFile(weather), 'weather.xdsl');
  const cast = { release, owner, colleague, networkId, sky: `/network/${networkId}/n3` };
  for (const { needs, tell: play } of chapters) {
    if (needs && !release.offers(needs)) continue;
    try {
      await play(cast);
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
    }
  }
  return cast;
}

const chapters: readonly Chapter[] = [
  {
    async tell({ owner, sky }) {
      const windy = { nodes: { 1: 1 }, value: [10, 20, 70], number: 1 };
      await owner.post(`${sky}/save`, { combinations: [windy], parents: skyParents });
      const rest = { nodes: -1, value: [40, 40, 20], number: 2 };
      await owner.post(`${sky}/save`, { combinations: [{ ...windy, value: [5, 20, 75] }, rest], parents: skyParents });
    },
  },
  {
    async tell({ owner, networkId, sky }) {
      await owner.get(`/network/overview/${networkId}`);
      for (const iteration of [1, 2, 3]) {
        await owner.get(`${sky}/${iteration}`);
        await owner.post(`${sky}/${iteration}/save`, answer([20, 30, 50]));
      }
      const unsure = answer([10, 30, 60], { 'self-eval': -1, comment: 'Few such days here.' });
      await owner.post(`${sky}/1/save`, unsure);
      await owner.post(`${sky}/1/save`, answer([5, 30, 65], { 'self-eval': 2, timer: 30 }), {
        'idempotency-key': randomUUID(),
      });
      await owner.post(`/network/${networkId}/n2/1/save`, answer([70, 30]));
    },
  },
  {
    async tell({ owner, networkId }) {
      const season = `/network/${networkId}/n1`;
      await owner.post(`${season}/1/save`, answer([30, 40, 30]));
      await owner.post(`${season}/reset`, {});
      await owner.post(`${season}/1/save`, answer([20, 60, 20]));
      const wind = `/network/${networkId}/n2`;
      await owner.post(`${wind}/reset`, {});
      await owner.post(`${wind}/undo-reset`, {});
    },
  },
  {
    async tell({ owner, colleague, networkId, sky }) {
      await owner.post(`/network/invite-collaborator/${networkId}/colleague@example.org`, {});
      await colleague.post(`/network/accept-invitation/${networkId}`, {});
      await colleague.get(`${sky}/2`);
      await colleague.post(`${sky}/2/save`, answer([1, 9, 90], { comment: 'As in the north.' }));
    },
  },
  {
    async tell({ owner, sky }) {
      const { answers } = await owner.get<{ answers: { id: string }[] }>(`${sky}/1/history`);
      await owner.post(`${sky}/1/restore`, { answer: answers.at(-1)?.id });
      await owner.post(`${sky}/reset`, {});
      await owner.post(`${sky}/undo-reset`, {});
      await owner.post(`${sky}/reset`, {});
      const windy = { nodes: { 1: 1 }, value: [10, 20, 70], number: 1 };
      await owner.post(`${sky}/save`, { combinations: [windy], parents: skyParents });
      await owner.post(`${sky}/1/save`, answer([25, 25, 50]));
      await owner.post(`${sky}/2/save`, answer([35, 15, 50]));
    },
  },
  {
    async tell({ owner, colleague, sky }) {
      await owner.post(`${sky}/directions`, { directions: ['increases', 'unknown'] });
      await owner.post(`${sky}/directions`, { directions: ['increases', 'decreases'] });
      await owner.post(`${sky}/feedback`, { plausible: true });
      await colleague.post(`${sky}/feedback`, { plausible: false, comment: 'Too much rain.' });
    },
  },
  {
    needs: 'ExactShares',
    async tell({ owner, colleague, sky }) {
      const exact = { exact: [100, null, null], touched: [true, false, true] };
      await owner.post(`${sky}/3/save`, answer([1, 40, 59], exact));
      await owner.post(`${sky}/5/save`, answer([50, 50, 50], { standing: 'cannot_occur' }));
      await colleague.post(`${sky}/6/save`, answer([50, 50, 50], { standing: 'not_my_field' }));
    },
  },
  {
    needs: 'takenFrom',
    async tell({ owner, sky }) {
      await owner.post(`${sky}/4/save`, answer([35, 15, 50], { origin: 'taken_over', takenFrom: 2, reason: 'Alike.' }));
    },
  },
  {
    needs: 'CombinationStanding',
    async tell({ owner, sky }) {
      const never = { nodes: { 0: 2, 1: 1 }, value: [50, 50, 50], number: 1, standing: 'cannot_occur' };
      const rare = { nodes: { 0: 0 }, value: [1, 1, 99], number: 2, exact: [null, null, 990_000], 'self-eval': 1 };
      await owner.post(`${sky}/save`, { combinations: [never, rare], parents: skyParents });
    },
  },
  {
    needs: 'saveExplanations',
    async tell({ owner, networkId }) {
      const texts = { title: 'Season of the year', explanation: 'At the coast.', unit: '' };
      const states = ['cold', 'mild', 'hot'].map((title) => ({ title, explanation: '' }));
      await owner.post(`/network/${networkId}/n1/explanations`, { ...texts, states });
    },
  },
  {
    needs: 'saveOutcomes',
    async tell({ owner, networkId }) {
      const cases = [{ name: 'A cold day', findings: [{ node: 'n1', state: 0 }] }];
      await owner.post(`/network/outcomes/${networkId}`, { outcomes: [{ node: 'n3', state: 2 }], cases });
    },
  },
  {
    needs: 'saveResetRule',
    async tell({ owner, networkId }) {
      await owner.post(`/network/reset-rule/${networkId}`, { ownerOnly: true });
    },
  },
  {
    async tell({ owner, networkId }) {
      const deleted = await owner.upload(xdslFile(weather, 'deleted'), 'deleted.xdsl');
      await owner.post(`/network/${deleted}/n3/1/save`, answer([10, 20, 70]));
      await owner.post(`/network/delete/${deleted}`, {});
      await owner.post(`/network/delete/${networkId}`, {});
      await owner.post(`/network/restore/${networkId}`, {});
    },
  },
  {
    async tell({ owner, release, networkId }) {
      const newcomer = await signedUp(release, 'newcomer@example.org');
      await owner.post(`/network/invite-collaborator/${networkId}/newcomer@example.org`, {});
      await newcomer.post(`/network/decline-invitation/${networkId}`, {});
      await owner.post(`/network/invite-collaborator/${networkId}/newcomer@example.org`, {});
      const register = { username: 'waiting@example.org', password, password2: password };
      const visitor = new Browser(release);
      await visitor.get('/get-csrf-token/');
      for (const firstname of ['Wanda', 'Wendy']) await visitor.post('/user/create', { ...register, firstname });
      await visitor.post('/user/forgot-password', { username: 'newcomer@example.org' });
      await newcomer.post('/user/edit-user/newcomer@example.org', { discipline: 'Oceanography', experience: 3 });
      await newcomer.post('/user/update-password', { password, new_password: 'eleven loud herons' });
    },
  },
  {
    async tell({ colleague }) {
      const said = ['Icons', 'None', 'None', 'None'].map((text, index) => [String(index + 8), text]);
      const agreed = Array.from({ length: 7 }, (_, index) => [String(index + 1), 4]);
      const form = { ...Object.fromEntries([...agreed, ...said]), 12: 'Beginner', 13: 'Rarely' };
      await colleague.post('/user/questionnaire', form);
    },
  },
  {
    needs: 'inviteByEmail',
    async tell({ owner, networkId }) {
      await owner.post(`/network/invite-by-email/${networkId}`, { emails: ['later@example.org'] });
    },
  },
  {
    needs: 'handOverNetwork',
    async tell({ owner, colleague }) {
      const passed = await owner.upload(xdslFile(weather, 'passed'), 'passed.xdsl');
      await owner.post(`/network/invite-collaborator/${passed}/colleague@example.org`, {});
      await colleague.post(`/network/accept-invitation/${passed}`, {});
      await colleague.post(`/network/${passed}/n3/1/save`, answer([10, 20, 70]));
      const { collaborators } = await owner.get<{ collaborators: { id: string }[] }>(
        `/network/${passed}/collaborators`,
      );
      await owner.post(`/network/hand-over/${passed}/${collaborators[0]?.id}`, {});
    },
  },
  {
    needs: 'changeAddress',
    async tell({ release }) {
      const moving = await signedUp(release, 'before@example.org');
      await moving.post('/user/change-address', { username: 'after@example.org', password });
      for (const address of ['before@example.org', 'after@example.org']) {
        const secret = (await mailedLink(release, address, '/change-address')).get('secret');
        await moving.post('/user/answer-address-change', { secret, agree: true });
      }
      const asking = await signedUp(release, 'asking@example.org');
      await asking.post('/user/change-address', { username: 'asked@example.org', password });
    },
  },
  { needs: 'openRound', tell: tellStudy },
  {
    async tell({ release }) {
      const leaving = await signedUp(release, 'leaving@example.org');
      await leaving.upload(xdslFile(weather, 'left'), 'left.xdsl');
      await leaving.post('/user/delete', { password });
    },
  },
];

/** A new account, activated by its mail and signed in. */
async function signedUp(release: Release, username: string): Promise<Browser> {
  const browser = new Browser(release);
  await browser.get('/get-csrf-token/');
  await browser.post('/user/create', { username, password, password2: password, firstname: 'Nora', lastname: 'Lund' });
  const link = await mailedLink(release, username);
  await browser.get(`/user/confirm-account?${link}`);
  return browser.signIn(username, password);
}
