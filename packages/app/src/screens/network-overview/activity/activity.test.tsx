import { expect, onTestFinished, test } from 'vitest';
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

test('R-2648: the overview says who answered how much and was last seen when, who has not replied, who declined', async () => {
  await renderRoute(networkPath, { server });
  await expect.element(strip()).toBeVisible();
  const people = strip()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(people).toEqual([
    expect.stringContaining('You126 answers, now'),
    expect.stringContaining('Chidi Okafor34 answers, yesterday'),
    expect.stringMatching(/^Fferreira@example.orginvited .+, no reply yet$/),
    expect.stringMatching(/^Nnew@example.orginvited .+, no reply yet$/),
    expect.stringMatching(/^Bbrandt@example.orgdeclined, .+/),
  ]);
});

test('R-1921: who answered all that was asked of them is said to have, with the day, also where others did it', async () => {
  const { people, nodes } = buildActivity();
  const finishedAt = '2026-11-18T12:00:00Z';
  const done = people.slice(0, 2).map((person, index) => ({ ...person, finishedAt, ...(index ? { answers: 0 } : {}) }));
  const handlers = [http.get('/network/activity/{id}', ({ response }) => response(200).json({ people: done, nodes }))];
  await renderRoute(networkPath, { server, handlers });
  await expect
    .element(strip().getByRole('listitem').first())
    .toMatchTextContent(/126 answers, all answered 18 Nov 2026$/);
  await expect
    .element(strip().getByRole('listitem').last())
    .toMatchTextContent(/Chidi Okaforall answered 18 Nov 2026$/);
});

test('R-2648: whoever has not answered yet is not said to have done so just now', async () => {
  const { people, nodes } = buildActivity();
  const idle = people.map((person) => ({ ...person, answers: 0 }));
  const handlers = [http.get('/network/activity/{id}', ({ response }) => response(200).json({ people: idle, nodes }))];
  await renderRoute(networkPath, { server, handlers });
  await expect.element(strip().getByRole('listitem').first()).toMatchTextContent(/no answers yet$/);
});

test('R-2650: on a phone each fact of an answered node has a line of its own', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1024, 768));
  await renderRoute(networkPath, { server });
  await userEvent.click(strip().getByRole('button', { name: 'Answers and resets' }));
  const dialog = page.getByRole('dialog', { name: 'Who answered which node' });
  await expect.element(dialog).toBeVisible();
  const row = dialog.getByRole('row').filter({ hasText: 'Ann' });
  const facts = [...row.getByRole('rowheader').elements(), ...row.getByRole('cell').elements()];
  const [node, who, count] = facts.map((fact) => fact.getBoundingClientRect());
  expect(who!.top).toBeGreaterThanOrEqual(node!.bottom);
  expect(count!.top).toBeGreaterThanOrEqual(who!.bottom);
});

test('R-2204: at 768 pixels the people have a row of their own, below the title and the button', async () => {
  await page.viewport(768, 1024);
  onTestFinished(() => page.viewport(1024, 768));
  await renderRoute(networkPath, { server });
  const button = strip().getByRole('button', { name: 'Answers and resets' });
  await expect.element(button).toBeVisible();
  const people = strip().getByRole('list').element().getBoundingClientRect();
  expect(people.top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
  expect(people.width).toBeCloseTo(strip().element().getBoundingClientRect().width, 0);
});

test('R-2648: by node it says by whom, how many and when', async () => {
  await renderRoute(networkPath, { server });
  await userEvent.click(strip().getByRole('button', { name: 'Answers and resets' }));
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

test('R-1747: beside what somebody gave stands what still counts, and the letter is that of the bar', async () => {
  const { people, nodes } = buildActivity();
  const jon = { username: 'jon@example.org', name: 'Doe, Jon', part: 'collaborator' as const, answers: 2, given: 3 };
  const handlers = [
    http.get('/network/activity/{id}', ({ response }) => response(200).json({ people: [...people, jon], nodes })),
  ];
  await renderRoute(networkPath, { server, handlers });
  await expect.element(strip().getByRole('listitem').last()).toMatchTextContent(/^JDoe, Jon3 given, 2 count$/);
});

test('R-1748: Activity says who reset which node, how many answers went, and when', async () => {
  const { people, nodes } = buildActivity();
  const who = { username: 'jon@example.org', name: 'Jon Doe' };
  const resets = [{ nodeId: 'n3', display_name: 'Metastasis', ...who, at: '2026-11-20T16:11:58Z', answers: 3 }];
  const handlers = [
    http.get('/network/activity/{id}', ({ response }) => response(200).json({ people, nodes, resets })),
  ];
  await renderRoute(networkPath, { server, handlers });
  await userEvent.click(strip().getByRole('button', { name: 'Answers and resets' }));
  const told = page.getByRole('dialog').getByRole('region', { name: 'Resets' });
  await expect.element(told).toBeVisible();
  await expect.element(told).toMatchTextContent(/Jon Doe reset Metastasis \(3 answers\), 20 Nov 2026/);
});

test('R-2685: a server with the calls of the specification alone shows the overview without it', async () => {
  await renderRoute(networkPath, { server: [...networkServer(), ...fakeServer()] });
  await expect.element(page.getByRole('row', { name: /Tumour site/ })).toBeVisible();
  await expect.element(strip()).not.toBeInTheDocument();
});
