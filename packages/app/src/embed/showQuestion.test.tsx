import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@credence/elements';
import { showQuestion } from './showQuestion.js';

const origin = 'https://survey.example.org';
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** A window in a frame of another site, with what that site hears. */
function framed(search: string) {
  const heard: { message: Record<string, unknown>; to: string }[] = [];
  const parent = { postMessage: (message: Record<string, unknown>, to: string) => heard.push({ message, to }) };
  const listeners = new Set<(event: object) => void>();
  const frame = {
    document,
    parent,
    location: { search },
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  stop = showQuestion(frame as unknown as Window);
  const say = (data: unknown, source: unknown = parent, from = origin) => {
    for (const listener of listeners) listener({ data, source, origin: from });
  };
  return { say, heard: (type: string) => heard.filter(({ message }) => message.type === type) };
}
const slider = (name: RegExp) => page.getByRole('slider', { name });

test('asks the question of its address and tells the site its height', async () => {
  const { heard } = framed('?node=Pain&states=["mild","severe"]&values=[20,80]');
  await expect.element(slider(/severe/)).toHaveValue('80');
  expect(heard('credence:ready')).toHaveLength(1);
  await expect.poll(() => Number(heard('credence:height').at(-1)?.message.height)).toBeGreaterThan(200);
});

test('asks what the site asks, and sends the answer to that site alone', async () => {
  const { say, heard } = framed('');
  say({ type: 'credence:ask', node: 'Fever', states: ['yes', 'no'], theme: 'dark', lang: 'de' });
  await userEvent.click(slider(/Fever.*yes/));
  await userEvent.keyboard('{End}{Tab}');
  const [commit] = heard('credence:commit').slice(-1);
  expect(commit).toMatchObject({ to: origin, message: { values: [99, null], shares: [990_000, 10_000] } });
  expect(heard('credence:change').every(({ to }) => to === origin)).toBe(true);
});

test('behind a dark question the frame is dark, and behind the next without a theme as its page is', async () => {
  const { say } = framed('?node=Pain&states=["mild","severe"]&theme=dark');
  await expect.element(slider(/severe/)).toBeVisible();
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(scheme()).toBe('dark');
  say({ type: 'credence:ask', theme: 'system' });
  expect(scheme()).toBe('light dark');
  say({ type: 'credence:ask', theme: null });
  expect(document.documentElement.style.colorScheme).toBe('');
});

test('the next question begins without the answers to the last', async () => {
  const { say } = framed('');
  say({ type: 'credence:ask', node: 'Fever', states: ['yes', 'no'] });
  await userEvent.click(slider(/Fever.*yes/));
  await userEvent.keyboard('{End}');
  say({ type: 'credence:ask', node: 'Cough', states: ['yes', 'no'] });
  await expect.element(slider(/Cough.*yes/)).toHaveValue('50');
});

test('hears nobody but the site around it, and says what it cannot read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { say, heard } = framed('?node=Pain&states=["mild"]');
  say({ type: 'credence:ask', node: 'Hacked' }, window);
  say('credence:ask');
  say({ type: 'credence:ask', states: { 0: 'x' } });
  await expect
    .poll(() => heard('credence:error').at(-1))
    .toEqual({
      to: origin,
      message: {
        type: 'credence:error',
        code: 'unreadable',
        attribute: 'states',
        message: 'states: expected JSON: a list of strings, such as ["present", "absent"].',
      },
    });
  expect(document.querySelector('credence-question')?.node).toBe('Pain');
});
