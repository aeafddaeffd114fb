import { delay } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError, buildNetwork, buildUploadError, unknownParent, wrongCount } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { names, openManage } from '../../test/renderManage.js';

const dialog = () => page.getByRole('dialog', { name: 'Upload new network' });
const file = () => new File(['<smile/>'], 'draft.xdsl');
const failed = 'Failed to upload network. Please try again.';

async function openUpload(...given: Parameters<typeof openManage>) {
  const screen = await openManage(...given);
  await userEvent.click(page.getByRole('button', { name: 'Upload network' }));
  await expect.element(dialog()).toBeVisible();
  return screen;
}

const choose = () => userEvent.upload(dialog().getByLabelText(/choose a file/), file());
const send = () => userEvent.click(dialog().getByRole('button', { name: 'Upload', exact: true }));

test('without a file nothing is sent, and the page says so (R-546)', async () => {
  const { posts } = await openUpload();
  await send();
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Please select a file to upload.');
  expect(posts()).toEqual([]);
});

test('R-438: the dialog says which files are understood, and what becomes of them', async () => {
  await openUpload();
  await expect
    .element(dialog().getByLabelText('Drop an XML or XDSL file here, or choose a file', { exact: true }))
    .toHaveAccessibleDescription('Your original file stays as it is; only the probabilities you assess change.');
});

test('a file that is taken says so, the list is fetched again, and the page stays (R-501, R-1431, R-1196, O-90)', async () => {
  const screen = await openUpload();
  await choose();
  screen.world.own = [...screen.world.own, buildNetwork({ networkId: 'New12345abcd', filename: 'draft.xdsl' })];
  await send();
  await expect.element(page.getByText('Network uploaded successfully.')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(names).toContain('draft');
  expect(screen.address()).toBe('/networks_overview');
  await expect
    .element(page.getByRole('link', { name: 'Open network' }))
    .toHaveAttribute('href', '/network/New12345abcd/');
});

test('a file that is refused says so, and why, and stays chosen (R-1432)', async () => {
  const problems = [wrongCount, unknownParent];
  await openUpload({}, [
    http.post('/network/upload', ({ response }) => response(422).json(buildUploadError({ problems }))),
  ]);
  await choose();
  await send();
  await expect.element(dialog().getByText(failed, { exact: true })).toBeVisible();
  await expect.element(dialog().getByText(wrongCount.message)).toBeVisible();
  await expect.element(dialog().getByText(unknownParent.message)).toBeVisible();
  await expect.element(dialog().getByText('draft.xdsl')).toBeVisible();
});

test.each([
  ['no answer', () => Response.error()],
  ['nonsense', () => new Response('no JSON', { status: 201 })],
  ['an error', () => Response.json(buildError('Broken.'), { status: 500 })],
])('an upload that comes to %s says so (R-1432)', async (_, answer) => {
  await openUpload({}, [http.post('/network/upload', answer)]);
  await choose();
  await send();
  await expect.element(dialog().getByText(failed, { exact: true })).toBeVisible();
});

test('while it is sent the button says so, and leaving ends it', async () => {
  const { posts } = await openUpload({}, [http.post('/network/upload', async () => void (await delay('infinite')))]);
  await choose();
  await send();
  await expect.element(dialog().getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Upload network' }));
  await expect.element(dialog().getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  expect(posts()).toHaveLength(1);
});

test('R-2602 the same content twice is taken, and the page names the network that has it already', async () => {
  const sameAs = { networkId: 'Lx7fK2pQ9xWb', filename: 'larynx_tnm_v3.xdsl' };
  await openUpload({}, [
    http.post('/network/upload', ({ response }) => response(201).json({ networkId: 'New12345abcd', sameAs })),
  ]);
  await choose();
  await send();
  await expect.element(page.getByText('Network uploaded successfully.')).toBeVisible();
  await expect
    .element(page.getByText('You already have a network with the same content: larynx_tnm_v3.xdsl (Lx7fK2pQ9xWb).'))
    .toBeVisible();
});
