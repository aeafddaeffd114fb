import { expect, inject, test } from 'vitest';
import { assessed } from '../../test/assess.js';
import { appForThisTest } from '../../test/testApp.js';
import { studies } from '../database/schema/index.js';

test('R-3058: the tests about a network have a study beside it where they are to have one, and it is its owner’s', async () => {
  const server = await appForThisTest();
  const { owner, networkId } = await assessed(server);
  const { networks } = (await owner.get('/user/index')).json<{ networks: { networkId: string }[] }>();
  const planted = networks.filter((network) => network.networkId !== networkId);
  expect(planted).toHaveLength(inject('server').plantsStudies ? 1 : 0);
  for (const study of planted)
    expect((await owner.get(`/network/study/${study.networkId}`)).json()).toMatchObject({
      state: 'open',
      experts: [{ progress: 'started' }, { progress: 'started' }],
    });
  expect(await server.database.$count(studies)).toBe(planted.length);
});
