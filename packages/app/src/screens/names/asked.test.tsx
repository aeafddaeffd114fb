import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildUploadError } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { namesPath, namesServer, noNames } from '../../test/namesBuilders.js';
import { buildOverview, NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { openManage } from '../../test/renderManage.js';
import { renderRoute } from '../../test/renderRoute.js';

const file = (name = 'clinic.uai') => new File(['BAYES'], name);
/** Takes every file but one, and warns that it has no names. */
const takes = http.post('/network/upload', async ({ request, response }) => {
  const { name } = (await request.formData()).get('xmlFile') as unknown as File;
  if (name === 'broken.uai') return response(422).json(buildUploadError());
  const sameAs = { networkId: 'Earlier12345', filename: 'before.uai' };
  return response(201).json({ networkId: NETWORK, warnings: [noNames], sameAs });
});
const title = page.getByRole('heading', { level: 1, name: 'Names', exact: true });

test('R-3466: a file without names that is uploaded at home leads to the question for them', async () => {
  const { address } = await renderRoute('/', { server: [takes, ...namesServer().server, ...fakeServer()] });
  await userEvent.upload(page.getByLabelText(/choose files/), [file()]);
  await userEvent.click(page.getByRole('button', { name: 'Upload', exact: true }));
  await expect.element(title).toBeVisible();
  expect(address()).toBe(namesPath);
  // What the network page would have said is said here, and there as well.
  const same = page.getByText('You already have a network with the same content: before.uai (Earlier12345).');
  await expect.element(same).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Later' }));
  await expect.poll(address).toBe(networkPath);
  await expect.element(same).toBeVisible();
});

test('R-3466: of several files each one without names leads there from its row', async () => {
  const { address } = await renderRoute('/', { server: [takes, ...namesServer().server, ...fakeServer()] });
  await userEvent.upload(page.getByLabelText(/choose files/), [file(), file('broken.uai')]);
  await userEvent.click(page.getByRole('button', { name: 'Upload', exact: true }));
  const give = page.getByRole('link', { name: 'Give names: clinic.uai' });
  await expect.element(give).toBeVisible();
  expect(page.getByRole('link', { name: /^Give names/ }).elements()).toHaveLength(1);
  await userEvent.click(give);
  await expect.poll(address).toBe(namesPath);
});

test('R-3466: so does one that is uploaded in Manage Networks', async () => {
  const { address } = await openManage({}, [takes, ...namesServer().server]);
  await userEvent.click(page.getByRole('button', { name: 'Upload network' }).first());
  const dialog = page.getByRole('dialog', { name: 'Upload new network' });
  await userEvent.upload(dialog.getByLabelText(/choose a file/), file());
  await userEvent.click(dialog.getByRole('button', { name: 'Upload', exact: true }));
  await expect.element(page.getByText('Network uploaded successfully.')).toBeVisible();
  await expect.element(title).toBeVisible();
  expect(address()).toBe(namesPath);
});

test('R-3466: the overview leads the owner there as long as names are missing', async () => {
  const warned = buildOverview({ warnings: [noNames], may: ['view', 'assess', 'describe'] });
  const { address } = await renderRoute(networkPath, {
    server: [...namesServer().server.slice(0, 2), ...networkServer(warned)],
  });
  await userEvent.click(page.getByRole('link', { name: 'Give names' }));
  await expect.poll(address).toBe(namesPath);
});

test.each([
  ['to a colleague who may not', { warnings: [noNames], may: ['view', 'assess'] as const }],
  ['while a round of a study is open', { warnings: [noNames], may: ['view'] as const, openRound: 1 }],
  ['once everything has a name', { warnings: [], may: ['view', 'describe'] as const }],
])('R-3466: the way there is not offered %s', async (_, { may, ...given }) => {
  const overview = buildOverview({ ...given, may: [...may] });
  await renderRoute(networkPath, { server: networkServer(overview) });
  await expect.element(page.getByRole('heading', { level: 1, name: overview.networkName })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /T stage/ })).toBeVisible();
  expect(page.getByRole('link', { name: 'Give names' }).query()).toBeNull();
});
