import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../../test/fakeServer.js';
import { buildActivity, networkPath, networkServer } from '../../../test/networkBuilders.js';
import { fakeServer } from '../../../test/fakeServer.js';
import { renderRoute } from '../../../test/renderRoute.js';

const server = [
  http.get('/network/activity/{id}', ({ response }) => response(200).json(buildActivity())),
  ...networkServer(),
  ...fakeServer(),
];
const strip = () => page.getByRole('region', { name: 'Activity' });

test('F-203: the overview says who answered how much and was last seen when, who has not replied, who declined', async () => {
  await renderRoute(networkPath, { server });
  await expect.element(strip()).toBeVisible();
  const people = strip()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(people).toEqual([
    expect.stringContaining('You126 answers, now'),
    expect.stringContaining('Chidi Okafor34 answers, yesterday'),
    expect.stringMatching(/M. Ferreirainvited .+, no reply yet/),
    expect.stringMatching(/new@example.orginvited .+, no account yet/),
    expect.stringMatching(/J. Brandtdeclined, .+/),
  ]);
});

test('F-203: by node it says by whom, how many and when', async () => {
  await renderRoute(networkPath, { server });
  await userEvent.click(strip().getByRole('button', { name: 'By node' }));
  const dialog = page.getByRole('dialog', { name: 'Who answered which node' });
  await expect.element(dialog).toBeVisible();
  const rows = dialog
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Metastasis.*Ann Sørensen.*6.*now/),
    expect.stringMatching(/Metastasis.*Chidi Okafor.*2.*yesterday/),
    expect.stringMatching(/Tumour site.*Chidi Okafor.*combinations.*yesterday/),
  ]);
});

test('F-203: a server with the calls of the specification alone shows the overview without it', async () => {
  await renderRoute(networkPath, { server: [...networkServer(), ...fakeServer()] });
  await expect.element(page.getByRole('row', { name: /Tumour site/ })).toBeVisible();
  await expect.element(strip()).not.toBeInTheDocument();
});
