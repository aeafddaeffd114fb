import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ahead, readQuestion } from '../answering/questions.js';
import { api } from '../../ground/api.js';
import { http } from '../../test/fakeServer.js';
import { memoryServer } from '../../test/memory/memoryServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import type { QueuedQuestion } from './batch.js';
import { queue } from './browserQueue.js';

const NETWORK = 'ChestClinic1';
const network = `/network/${NETWORK}/`;
const at = (nodeId: string, iteration: number) => `/network/${NETWORK}/${nodeId}/${iteration}/`;

/** Two questions about dyspnoea with one about smoking between them. */
const questions: readonly QueuedQuestion[] = [
  ['n8', 2],
  ['n2', 1],
  ['n8', 3],
].map(([nodeId, iteration]) => ({
  nodeId: String(nodeId),
  iteration: Number(iteration),
  title: 'Dyspnoea',
  outcome: 'X-ray',
  seconds: 44,
}));

/** Opens the first question of a batch. */
async function open(options: RouteOptions = {}) {
  const screen = await renderRoute('/imprint', { server: memoryServer(), ...options });
  queue.choose(NETWORK, 'matters');
  queue.ask(NETWORK, questions);
  await screen.router.navigate(at('n8', 2));
  await expect.element(page.getByText('Question 1 of 3').last()).toBeVisible();
  return screen;
}
async function answer() {
  await userEvent.click(page.getByRole('radio', { name: /^certain/ }));
  await userEvent.click(page.getByRole('button', { name: /^(Continue|Finish)$/ }));
}

const whyNow = () => page.getByText(/^Why now/).query()?.parentElement?.textContent;

test('every question says why it comes now, and how far the batch is', async () => {
  const { getByText, getByRole } = await open();
  await expect
    .poll(whyNow)
    .toContain('Why now: of all open questions this one changes X-ray most. Order: what matters most');
  await expect.element(getByText('ca. 3 min.').last()).toBeVisible();
  await expect.element(getByRole('link', { name: 'Order: what matters most' })).toHaveAttribute('href', network);
});

test('Continue and Back go along the batch, through its nodes, and its end leads to the overview', async () => {
  const { getByRole, address } = await open();
  await answer();
  await expect.poll(address).toBe(at('n2', 1));
  await expect.element(page.getByText('Question 2 of 3').last()).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Back' }));
  await expect.poll(address).toBe(at('n8', 2));
  // Answered already, it leads on to the next open one again.
  await userEvent.click(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(at('n2', 1));
  await answer();
  await expect.poll(address).toBe(at('n8', 3));
  await expect.element(getByRole('button', { name: 'Finish' })).toBeVisible();
  await answer();
  await expect.poll(address).toBe(network);
  await expect.element(page.getByText('3 answered. Now we looked again at what matters most.')).toBeVisible();
});

test('a question that somebody answered meanwhile is passed over', async () => {
  const { address } = await open();
  const place = { networkId: NETWORK, nodeId: 'n2', iteration: 1 };
  await api.POST('/network/{networkId}/{nodeId}/{iteration}/save', {
    params: { path: place },
    body: { sliders: [60, 40], 'self-eval': 1, comment: '', timer: 5 },
  });
  ahead.remember(place, null, await readQuestion(place, null));
  await answer();
  await expect.poll(address).toBe(at('n8', 3));
});

test('without a connection the answers wait, and the batch goes on with what was prepared', async () => {
  const { address } = await open({
    handlers: [http.post('/network/{networkId}/{nodeId}/{iteration}/save', () => Response.error())],
  });
  await expect.poll(() => ahead.known({ networkId: NETWORK, nodeId: 'n8', iteration: 3 })).toBeDefined();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => offline.mockRestore());
  await answer();
  await expect.poll(address).toBe(at('n2', 1));
  await answer();
  await expect.poll(address).toBe(at('n8', 3));
  await expect.element(page.getByText('Question 3 of 3').last()).toBeVisible();
});

test('a question outside of the batch leads on in its node', async () => {
  const { router, address } = await open();
  await router.navigate(at('n8', 1));
  await expect.element(page.getByText('Question 1 of 4').last()).toBeVisible();
  expect(page.getByText(/^Why now/).elements()).toEqual([]);
  await answer();
  await expect.poll(address).toBe(at('n8', 2));
});

test('R-2001: what matters most leads to a question at once: its combinations and introduction are a press away', async () => {
  const { address, router } = await open();
  queue.ask(NETWORK, [...questions.slice(1, 2), ...questions.slice(2)]);
  await router.navigate(at('n2', 1));
  await expect.element(page.getByText('Question 1 of 2').last()).toBeVisible();
  await answer();
  // A node that nobody has begun.
  await expect.poll(address).toBe(at('n8', 3));
  await expect.element(page.getByText('Question 2 of 2').last()).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Change decisive combinations' }));
  await expect.poll(address).toBe(`/network/${NETWORK}/n8?change`);
  await userEvent.click(page.getByRole('button', { name: 'No single event decides' }));
  // Chosen there, the node goes on with the question that the batch has.
  await expect.poll(address).toBe(`/network/${NETWORK}/n8/3/start?nodeName=dyspnoea`);
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(at('n8', 3));
  await userEvent.click(page.getByRole('link', { name: 'What do you expect of this node?' }));
  await expect.poll(address).toBe(`/network/${NETWORK}/n8/3/start?nodeName=dyspnoea`);
});

test('R-2002: the first question of a node says of nothing that it changed, and the second says what did', async () => {
  await open();
  const conditions = () => page.getByRole('complementary', { name: 'Conditions' });
  await expect.element(conditions()).toBeVisible();
  await expect.element(conditions()).not.toMatchTextContent(/changed/);
  await answer();
  await answer();
  await expect.element(page.getByText('Question 3 of 3').last()).toBeVisible();
  await expect.element(conditions()).toMatchTextContent(/changed/);
});

test('R-2002: a question about an outcome is not said to change itself', async () => {
  const { router } = await open();
  queue.ask(NETWORK, [{ ...questions[0]!, outcome: 'dyspnoea', isOutcome: true }]);
  await router.navigate('/imprint');
  await router.navigate(at('n8', 2));
  await expect.poll(whyNow).toMatch(/^Why now: of all open questions this one says most about dyspnoea itself\./);
});
