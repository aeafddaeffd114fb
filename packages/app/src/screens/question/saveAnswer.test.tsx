import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath } from '../../test/questionBuilders.js';
import { question as text } from '@credence/text/english/app/question';
import { allAtOne, answering, failing, saveCall } from './saveAnswer.fixtures.js';

test('an answer is sent with sliders, certainty, comment and seconds (R-1166, R-1167, R-1168, R-1169)', async () => {
  const { type, choose, goOn, getByLabelText, sent } = await answering();
  await type(70, 25, 5);
  await choose('rather uncertain');
  await userEvent.fill(getByLabelText('Explain your uncertainty:'), 'Few such patients in our clinic.');
  await goOn();
  await expect.poll(sent).toEqual([
    {
      sliders: [70, 25, 5],
      'self-eval': -1,
      comment: 'Few such patients in our clinic.',
      timer: expect.any(Number) as number,
    },
  ]);
});

test('sliders that nobody touched are sent as 50, and hold nobody up (R-725)', async () => {
  const { choose, goOn, sent, address } = await answering();
  await choose('certain');
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  expect(await sent()).toMatchObject([{ sliders: [50, 50, 50], 'self-eval': 2, comment: '' }]);
});

test('the seconds on the page are counted and sent (R-724, R-1169)', async () => {
  let passed = 0;
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  onTestFinished(() => spy.mockRestore());
  const { choose, goOn, saves, sent } = await answering();
  passed = 3_600_000;
  await choose('certain');
  await goOn();
  await expect.poll(saves).toHaveLength(1);
  const [{ timer }] = (await sent()) as [{ timer: number }];
  expect(timer).toBeGreaterThanOrEqual(3600);
  expect(Number.isInteger(timer)).toBe(true);
});

test('a save carries the revision that was loaded and a key of its own', async () => {
  const { choose, goOn, saves, sentHeaders } = await answering();
  await choose('certain');
  await goOn();
  await expect.poll(saves).toHaveLength(1);
  expect(sentHeaders('X-Revision')).toEqual(['r4-0']);
  expect(sentHeaders('Idempotency-Key')[0]).toMatch(/^[\w-]{16,}$/);
});

test('two questions with the same answer are two saves, each with its own key', async () => {
  const { choose, goOn, saves, sentHeaders, address, getByRole } = await answering();
  await choose('certain');
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  await expect.element(getByRole('radio', { name: 'certain', exact: true })).not.toBeChecked();
  await choose('certain');
  await goOn();
  await expect.poll(saves).toHaveLength(2);
  expect(new Set(sentHeaders('Idempotency-Key')).size).toBe(2);
});

test('Ctrl + Enter continues from anywhere on the page', async () => {
  const { choose, address } = await answering();
  await choose('certain');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(address).toBe(questionPath(3));
});

test('a double click saves once', async () => {
  const { choose, getByRole, saves, address } = await answering();
  await choose('certain');
  await userEvent.dblClick(getByRole('button', { name: 'Continue' }));
  await expect.poll(address).toBe(questionPath(3));
  expect(saves()).toHaveLength(1);
});

test('two presses within one moment save once', async () => {
  const { choose, getByRole, saves, address } = await answering();
  await choose('certain');
  const button = getByRole('button', { name: 'Continue' }).element() as HTMLElement;
  button.click();
  button.click();
  await expect.poll(address).toBe(questionPath(3));
  expect(saves()).toHaveLength(1);
});

test.each([
  [[1, 1, 1], 3],
  [[1], 1],
])('values %j that sum to %i ask whether all events are at 1% (R-728)', async (values) => {
  const vars = ['absent', 'regional', 'distant'].slice(0, values.length);
  const question = buildQuestion({ node: { id: 'n3', display_name: 'Metastasis', vars }, currentValues: values });
  const { choose, goOn, getByRole, saves } = await answering({ ...question, answered: true });
  await choose('certain');
  await goOn();
  await expect.element(getByRole('alertdialog', { name: allAtOne })).toBeVisible();
  expect(saves()).toHaveLength(0);
});

test('a sum above the number of states needs no confirmation (R-729)', async () => {
  const { type, choose, goOn, address, getByRole } = await answering();
  await type(1, 1, 2);
  await choose('certain');
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  expect(getByRole('alertdialog').query()).toBeNull();
});

test('confirming saves the values as they are (R-728)', async () => {
  const { type, choose, goOn, getByRole, saves, sent } = await answering();
  await type(1, 1, 1);
  await choose('certain');
  await goOn();
  await userEvent.click(getByRole('button', { name: 'Yes, keep them' }));
  await expect.poll(saves).toHaveLength(1);
  expect(await sent()).toMatchObject([{ sliders: [1, 1, 1] }]);
});

test('cancelling saves nothing and shows no message (R-730)', async () => {
  const { type, goOn, getByRole, getByText, saves, address } = await answering();
  await type(1, 1, 1);
  await goOn();
  await userEvent.click(getByRole('button', { name: 'Cancel' }));
  await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
  expect(getByRole('alert').query()).toBeNull();
  expect(getByText('Please specify how certain you are').query()).toBeNull();
  expect([saves().length, address()]).toEqual([0, questionPath(2)]);
});

test('without a certainty the page asks for it, and sends nothing (R-731, R-735)', async () => {
  const { goOn, getByText, getByRole, saves } = await answering();
  await goOn();
  await expect.element(getByText('Please specify how certain you are in your assessment.')).toBeVisible();
  await expect.element(getByRole('radio').first()).toHaveFocus();
  expect(saves()).toHaveLength(0);
});

test.each(['', '   \n '])(
  'a negative certainty with the comment %j asks for words (R-732, R-733, R-735)',
  async (words) => {
    const { choose, goOn, getByText, getByLabelText, saves } = await answering();
    await choose('uncertain');
    await userEvent.fill(getByLabelText('Explain your uncertainty:'), words);
    await goOn();
    await expect.element(getByText('Please describe your uncertainty.')).toBeVisible();
    await expect.element(getByLabelText('Explain your uncertainty:')).toHaveFocus();
    expect(saves()).toHaveLength(0);
  },
);

test.each(['rather certain', 'certain'])('"%s" needs no comment (R-734)', async (name) => {
  const { choose, goOn, address } = await answering();
  await choose(name);
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
});

test('a save that no iteration follows leads to the overview (R-736)', async () => {
  const none = http.post(saveCall, ({ response }) => response(200).json({ next_iteration: null }));
  const { choose, goOn, address } = await answering(buildQuestion(), none);
  await choose('certain');
  await goOn();
  await expect.poll(address).toBe('/network/Lx7fK2pQ9xWb/');
});

test('the save of the last iteration leads to the overview, whatever would follow (R-737)', async () => {
  const { choose, goOn, address } = await answering(buildQuestion({ isLastIteration: true }));
  await choose('certain');
  await goOn();
  await expect.poll(address).toBe('/network/Lx7fK2pQ9xWb/');
});

test('any other save leads to the iteration that the server names (R-738)', async () => {
  const far = http.post(saveCall, ({ response }) => response(200).json({ next_iteration: 3 }));
  const { choose, goOn, address } = await answering(buildQuestion({ nextIteration: 9 }), far);
  await choose('certain');
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
});

test('a save that fails says so, and below it what the server says (R-1445)', async () => {
  const { choose, goOn, getByRole, getByText } = await answering(
    buildQuestion(),
    http.post(saveCall, ({ response }) => response(500).json(buildError('The disk is full.', 'internal'))),
  );
  await choose('certain');
  await goOn();
  await expect.element(getByText('Failed to save data. Please try again.', { exact: true })).toBeVisible();
  await expect.element(getByRole('alert')).toMatchTextContent('The disk is full.');
});

test('R-1706: a save without a response says that it waits, and asks nobody to try again', async () => {
  const { choose, goOn, getByRole, getByText } = await answering(buildQuestion(), failing(1));
  await choose('certain');
  await goOn();
  await expect.element(getByRole('alert')).toMatchTextContent(text.waits);
  expect(getByText(/Please try again/).query()).toBeNull();
});

test('a save that fails loses nothing, and the next try is the same request', async () => {
  const { type, choose, goOn, getByRole, getByLabelText, sent, sentHeaders, address } = await answering(
    buildQuestion(),
    failing(1),
  );
  await type(70, 25, 5);
  await choose('uncertain');
  await userEvent.fill(getByLabelText('Explain your uncertainty:'), 'Few patients.');
  await goOn();
  await expect.element(getByRole('alert')).toBeVisible();
  await expect.element(getByRole('slider').first()).toHaveValue('70');
  await expect.element(getByRole('radio', { name: 'uncertain', exact: true })).toBeChecked();
  await expect.element(getByLabelText('Explain your uncertainty:')).toHaveValue('Few patients.');
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  const [once, again] = await sent();
  expect(again).toEqual(once);
  expect(new Set(sentHeaders('Idempotency-Key')).size).toBe(1);
});

test('an answer that was changed after a failure is another request', async () => {
  const { type, choose, goOn, getByRole, saves, sentHeaders } = await answering(buildQuestion(), failing(1));
  await choose('certain');
  await goOn();
  await expect.element(getByRole('alert')).toBeVisible();
  await type(80);
  await goOn();
  await expect.poll(saves).toHaveLength(2);
  expect(new Set(sentHeaders('Idempotency-Key')).size).toBe(2);
});

test('while an answer is saved the button says so and can not be pressed again', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { choose, goOn, getByRole, saves, address } = await answering(
    buildQuestion(),
    http.post(saveCall, async () => void (await answered)),
  );
  await choose('certain');
  await goOn();
  await expect.element(getByRole('button', { name: 'Saving...' })).toBeVisible();
  (getByRole('button', { name: 'Saving...' }).element() as HTMLElement).click();
  expect(saves()).toHaveLength(1);
  answer();
  await expect.poll(address).toBe(questionPath(3));
});
