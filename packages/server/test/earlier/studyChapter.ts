import { skyParents, weather, xdslFile } from '../xdslFile.js';
import { type Browser, mailedLink } from './browser.js';
import type { Release } from './release.js';

interface Cast {
  readonly release: Release;
  readonly owner: Browser;
  readonly colleague: Browser;
}

const answer = { 'self-eval': 1, comment: 'As by the coast.', timer: 12 };

/** A study of its own: somebody answers, somebody is asked, and what was said is read and put into the network. */
export async function tellStudy({ release, owner, colleague }: Cast): Promise<void> {
  const networkId = await owner.upload(xdslFile(weather, 'asked'), 'asked.xdsl');
  await owner.post(`/network/${networkId}/n3/1/save`, { ...answer, sliders: [30, 30, 40] });
  const study = `/network/study/${networkId}`;
  await owner.post(study, {
    // The first studies ask for it.
    start: 'value',
    ...{ questions: 'all', order: 'drawn', combinations: true, closesAt: '2099-12-31T22:59:59Z', sees: 'pool' },
    ...{ primary: 'linear', withdrawal: 'until_final', purpose: 'How the weather is by the coast.' },
  });
  await owner.post(`${study}/open`);
  await owner.post(`${study}/experts`, { emails: ['colleague@example.org', 'asked.expert@example.org'] });
  const link = await mailedLink(release, 'colleague@example.org', '/study#');
  const consent = { version: 1, publishes: true, named: false, interests: 'None.' };
  await colleague.post('/study-invitation/accept', {
    ...{ expert: link.get('expert'), secret: link.get('secret'), username: 'colleague@example.org', consent },
  });
  await colleague.post(`/network/${networkId}/n3/1/save`, { ...answer, sliders: [10, 30, 60] });
  await colleague.post(`/network/${networkId}/n3/5/save`, {
    ...answer,
    sliders: [50, 50, 50],
    standing: 'cannot_occur',
  });
  const windy = { nodes: { 1: 1 }, value: [10, 20, 70], number: 1 };
  await colleague.post(`/network/${networkId}/n3/save`, { combinations: [windy], parents: skyParents });
  await owner.post(`${study}/close`);
  await owner.post(`${study}/results`);
  await owner.post(`${study}/adopt`, { of: 'E1' });
}
