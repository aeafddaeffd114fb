import type { components } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../ground/paths.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, NETWORK, nodeServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

type Directions = components['schemas']['Directions'];

const directionsCall = '/network/{networkId}/{nodeId}/directions';
const intro = paths.questionIntro.href(NETWORK, 'n3', 2, 'Metastasis');
const question = 'Does T stage: T3 T4 make Metastasis: distant more likely, or less?';
const stage = () => page.getByRole('radiogroup', { name: question });
const confirm = () => userEvent.click(page.getByRole('button', { name: 'Yes, save' }));
const sentence = (more: string) => `With T stage: T3 T4, Metastasis: distant is ${more} likely.`;
const openIt = () => userEvent.click(page.getByRole('button', { name: 'What do you expect?' }));
const choice = (name: string) => stage().getByRole('radio', { name });

/** A server that keeps directions; T stage goes against them once it has one. */
function keeping(directions: Directions['directions'] = ['unknown', 'unknown']) {
  let kept = directions;
  const body = (): Directions => ({
    directions: kept,
    contradictions: kept[1] === 'increases' ? [{ parent: 1, iterations: [1, 2] }] : [],
  });
  return {
    kept: () => kept,
    handlers: [
      http.get(directionsCall, ({ response }) => response(200).json(body())),
      http.post(directionsCall, async ({ request, response }) => {
        kept = (await request.json()).directions;
        return response(200).json(body());
      }),
    ],
  };
}

test('R-2003: a direction is asked on the intro page, read back, saved once confirmed, and undone', async () => {
  const { kept, handlers } = keeping();
  await renderRoute(intro, { handlers, server: nodeServer() });
  await expect.element(page.getByRole('button', { name: 'Continue' })).toHaveFocus();
  await openIt();
  await expect.element(choice('Skip')).toBeChecked();
  await userEvent.click(choice('Less likely'));
  await expect.element(page.getByText(sentence('less'), { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'No', exact: true }));
  await expect.element(choice('Skip')).toBeChecked();
  await expect.element(choice('Skip')).toHaveFocus();
  expect(kept()).toEqual(['unknown', 'unknown']);
  await userEvent.click(choice('Less likely'));
  await confirm();
  await expect.poll(kept).toEqual(['unknown', 'decreases']);
  await userEvent.click(page.getByRole('button', { name: `Undo: Saved: ${sentence('less')}` }));
  await expect.poll(kept).toEqual(['unknown', 'unknown']);
  await expect.element(choice('Skip')).toBeChecked();
});

test('R-3665: what is expected stands above "Continue" as one line, says nothing more until it is opened, and stops nobody', async () => {
  const { handlers } = keeping();
  const { address } = await renderRoute(intro, { handlers, server: nodeServer() });
  const line = page.getByRole('button', { name: 'What do you expect?' });
  await expect.element(line).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByRole('radiogroup').query()).toBeNull();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect.element(goOn).toHaveFocus();
  expect(line.element().compareDocumentPosition(goOn.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(questionPath(2));
});

test('R-3665: whoever comes from a question to say what they expect finds it open', async () => {
  const { router } = await renderRoute('/imprint', { ...keeping(), server: nodeServer() });
  await router.navigate(intro, { state: { opensExpectation: true } });
  await expect.element(choice('Skip')).toBeChecked();
});

test('R-3665: what is expected already is open at once', async () => {
  await renderRoute(intro, { ...keeping(['unknown', 'increases']), server: nodeServer() });
  await expect.element(choice('More likely')).toBeChecked();
});

test.each([
  ['the finding first in both', ['present', 'absent'], ['present', 'absent'], 'increases'],
  ['the finding last in both', ['absent', 'present'], ['absent', 'present'], 'increases'],
  ['the condition turned round', ['present', 'absent'], ['absent', 'present'], 'decreases'],
] as const)(
  'R-2003: "present makes present more likely" is asked, kept and told the same in a file with %s',
  async (_, medication, hepatitis, stored) => {
    const medications = 'Hepatotoxic medications';
    const node = { id: 'n3', display_name: 'Toxic hepatitis', vars: [...hepatitis] };
    const parents = [{ display_name: medications, vars: [...medication] }];
    const { kept, handlers } = keeping(['unknown']);
    const screen = await renderRoute(intro, { handlers, server: nodeServer(buildNode({ node, parents })) });
    const asked = 'Does Hepatotoxic medications: present make Toxic hepatitis: present more likely, or less?';
    const more = () => page.getByRole('radiogroup', { name: asked }).getByRole('radio', { name: 'More likely' });
    const told = 'With Hepatotoxic medications: present, Toxic hepatitis: present is more likely.';
    await openIt();
    await userEvent.click(more());
    await confirm();
    await expect.poll(kept).toEqual([stored]);
    // What was stored, in this edition or in one before, is read back as the same sentence.
    await screen.router.navigate('/imprint');
    await screen.router.navigate(intro);
    await expect.element(page.getByText(told, { exact: true })).toBeVisible();
    await expect.element(more()).toBeChecked();
  },
);

test('R-2550: answers that go against a direction are shown on the intro page, with a jump to the two questions', async () => {
  const { handlers } = keeping();
  await renderRoute(intro, { handlers, server: nodeServer() });
  await openIt();
  await userEvent.click(choice('More likely'));
  await confirm();
  await expect
    .element(
      page.getByText('With T stage: T3 T4 instead of T1 T2, Metastasis: distant was expected to be more likely.'),
    )
    .toBeVisible();
  for (const [name, iteration] of [
    ['glottic, T1 T2', 1],
    ['glottic, T3 T4', 2],
  ] as const)
    await expect
      .element(page.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', questionPath(iteration));
});

test('R-2551: a direction that cannot be saved is put back, and the page says so', async () => {
  const { handlers } = keeping();
  const refusing = http.post(directionsCall, ({ response }) => response(503).json(buildError('Full.', 'unavailable')));
  await renderRoute(intro, { handlers: [refusing, ...handlers], server: nodeServer() });
  await openIt();
  await userEvent.click(choice('More likely'));
  await confirm();
  await expect.element(page.getByText('What you expect could not be saved.')).toBeVisible();
  await expect.element(choice('Skip')).toBeChecked();
});

test('R-2552: of dozens of conditions the first are asked, the others on demand', async () => {
  const parents = Array.from({ length: 44 }, (_, parent) => ({
    display_name: `Finding ${parent}`,
    vars: ['no', 'yes'],
  }));
  const { handlers } = keeping(parents.map(() => 'unknown'));
  await renderRoute(intro, { handlers, server: nodeServer(buildNode({ parents })) });
  await openIt();
  await expect.element(page.getByRole('radiogroup').nth(5)).toBeVisible();
  expect(page.getByRole('radiogroup').elements()).toHaveLength(6);
  await userEvent.click(page.getByRole('button', { name: 'Show all 44 conditions' }));
  expect(page.getByRole('radiogroup').elements()).toHaveLength(44);
});

const beside = buildQuestion({
  currentIteration: 1,
  previousIteration: null,
  currentValues: [60, 30, 10],
  answered: true,
});
const shown = buildQuestion({ currentValues: [50, 30, 20], answered: true, 'self-eval': 1, comment: '' });
const note = () => page.getByText(/Metastasis: distant was expected to be more likely/);

async function answering(...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(2), {
    handlers,
    server: [...questionServer(shown, beside), ...nodeServer()],
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return screen;
}

test('R-2550: violations are shown live while answering, with a jump to the other question', async () => {
  const { getByRole, address } = await answering(...keeping(['unknown', 'increases']).handlers);
  await expect.element(getByRole('link', { name: 'Open the answer for' })).not.toBeInTheDocument();
  await userEvent.fill(getByRole('slider').nth(2), '5');
  await expect.element(note()).toMatchTextContent(/With T stage: T3 T4 instead of T1 T2/);
  await userEvent.fill(getByRole('slider').nth(2), '40');
  await expect.element(note()).not.toBeInTheDocument();
  await userEvent.fill(getByRole('slider').nth(2), '5');
  await userEvent.click(getByRole('link', { name: 'Open the answer for T stage: T1 T2' }));
  await expect.poll(address).toBe(questionPath(1));
});

test('R-2550: a contradiction never blocks', async () => {
  const { getByRole, calls } = await answering(...keeping(['unknown', 'increases']).handlers);
  await userEvent.fill(getByRole('slider').nth(2), '5');
  await expect.element(note()).toBeVisible();
  await userEvent.click(getByRole('button', { name: /^(Continue|Finish)$/ }));
  await expect.poll(() => calls).toContain(`POST /api/network/${NETWORK}/n3/2/save`);
});

test('R-2685: a server with only the calls of the specification asks for no direction and finds no contradiction', async () => {
  const { router, calls, getByRole } = await answering();
  await userEvent.fill(getByRole('slider').nth(2), '5');
  await expect.poll(() => calls).toContain(`GET /api/network/${NETWORK}/n3/directions`);
  expect(note().query()).toBeNull();
  await router.navigate(intro);
  await expect.element(getByRole('button', { name: 'Continue' })).toHaveFocus();
  expect(page.getByRole('heading', { name: 'What do you expect?' }).query()).toBeNull();
});
