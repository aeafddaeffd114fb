import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const parents = (count: number, states: number) =>
  Array.from({ length: count }, (_, parent) => ({
    display_name: `Finding ${parent + 1}`,
    vars: Array.from({ length: states }, (__, state) => `degree_${state}`),
  }));
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).last());
const ask = (questions: string) => page.getByRole('alertdialog', { name: `Answer ${questions} questions one by one?` });

async function open(count: number, states: number) {
  const screen = await renderRoute(nodePath, {
    server: nodeServer(buildNode({ parents: parents(count, states), questions: states ** count })),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { ...screen, saves: () => screen.calls.filter((call) => call.startsWith('POST') && call.endsWith('/save')) };
}

test('above 1,000 questions the page asks for combinations first, and says why', async () => {
  const { getByText } = await open(5, 5);
  const sentence =
    'Answering all 3,125 questions would take about 53 hours. Set decisive combinations first: each settles many questions at once.';
  await expect.element(getByText(sentence)).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'Finding 1' }).getByRole('button', { name: /^degree 4/ }));
  await expect.element(getByText('625 of 3,125 questions decided')).toBeVisible();
  expect(getByText(sentence).query()).toBeNull();
});

test('"No single event decides" says how long that takes, and begins only with consent (O-03)', async () => {
  const { saves, address } = await open(5, 5);
  await press('No single event decides');
  await expect.element(ask('3,125')).toMatchTextContent(/That would take about 53 hours/);
  await userEvent.click(ask('3,125').getByRole('button', { name: 'Cancel' }));
  expect(saves()).toEqual([]);
  await press('No single event decides');
  await userEvent.click(ask('3,125').getByRole('button', { name: 'Answer one by one' }));
  await expect.poll(address).toContain('/start');
  expect(saves()).toHaveLength(1);
});

test('a time of years is not given in hours (B-182)', async () => {
  const { getByText } = await open(12, 5);
  await expect.element(getByText(/all 244,140,625 questions would take more than a year of work/)).toBeVisible();
  await userEvent.click(page.getByRole('group', { name: 'Finding 12' }).getByRole('button', { name: /^degree 4/ }));
  await expect.element(getByText('48,828,125 of 244,140,625 questions decided')).toBeVisible();
});

test('up to 1,000 questions there is no confirmation', async () => {
  const { getByText, address } = await open(3, 10);
  await expect.element(getByText('1,000 to ask, ca. 17 h')).toBeVisible();
  await press('No single event decides');
  await expect.poll(address).toContain('/start');
});
