import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { DistributionBars } from '../distribution-bars/DistributionBars.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from '../probability-question/questionProps.js';
import { ProbabilitySlider, type ProbabilitySliderProps } from './ProbabilitySlider.js';

const shown = async (field: React.ReactNode) => {
  await render(
    <CredenceProvider>
      <p id="more">About the neck.</p>
      <form>{field}</form>
    </CredenceProvider>,
  );
  const form = [...document.forms].at(-1) as HTMLFormElement;
  return { form, sent: () => new FormData(form).getAll('answer') };
};
const slider = (props: Partial<ProbabilitySliderProps>) =>
  shown(<ProbabilitySlider label="present?" name="answer" {...props} />);
const question = (props: Partial<ProbabilityQuestionProps>) =>
  shown(<ProbabilityQuestion nodeName="Metastasis" states={['none', 'near', 'far']} name="answer" {...props} />);
const range = (nth = 0) => page.getByRole('slider').nth(nth);

test('R-2716: hint, error and further descriptions are told at the range, the one tab stop', async () => {
  const inputRef = createRef<HTMLInputElement>();
  await slider({ hint: 'Of a hundred like this one.', error: true, 'aria-describedby': 'more', inputRef });
  await expect.element(range()).toHaveAccessibleDescription('About the neck. Of a hundred like this one. *required.');
  await expect.element(range()).toBeInvalid();
  expect(inputRef.current).toBe(range().element());
  expect(document.querySelector('[role=group][aria-describedby]')).toBeNull();
});

test.each<[number, string]>([
  [0, '0'],
  [1, '0.0001'],
  [2_000, '0.2'],
  [998_000, '99.8'],
  [1_000_000, '100'],
])('R-3101: a form sends a share of %i parts per million once, as %s', async (ppm, percent) => {
  const exact = <ProbabilitySlider label="present?" name="answer" precision="exact" defaultValue={{ ppm }} />;
  expect((await shown(exact)).sent()).toEqual([percent]);
});

test('R-3101: what was exact and is a whole percent again is sent as one', async () => {
  const { sent } = await shown(
    <ProbabilitySlider label="present?" name="answer" precision="exact" defaultValue={{ ppm: 2_000 }} />,
  );
  (range().element() as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}');
  await expect.poll(sent).toEqual([(range().element() as HTMLInputElement).value]);
});

test('R-2327: what a page gives beyond the scale is sent as it is shown', async () => {
  expect((await question({ defaultValues: [0.2, 37.6, 500] })).sent()).toEqual(['1', '38', '99']);
});

test('R-2718: an unanswered slider sends its starting value only if asked to', async () => {
  expect((await slider({})).sent()).toEqual([]);
  expect((await slider({ submitUnanswered: true })).sent()).toEqual(['50']);
});

test.each([
  ['not required', {}],
  ['disabled', { required: true, disabled: true }],
  ['read-only', { required: true, readOnly: true }],
  ['answered', { required: true, defaultValue: 50 }],
])('R-2716: a slider that is %s holds no form up', async (_, props) => {
  expect((await slider(props)).form.checkValidity()).toBe(true);
});

test('R-2718: a question of independent states sends nothing before the first answer, then a gap for each that is missing', async () => {
  const { form, sent } = await question({ required: true, sumMode: 'independent' });
  expect([sent(), form.checkValidity()]).toEqual([[], false]);
  await userEvent.click(range(1));
  await userEvent.keyboard('{End}');
  await expect.poll(sent).toEqual(['', '99', '']);
  expect(form.checkValidity()).toBe(false);
  expect((await question({ defaultValues: [null, 20, null], submitUnanswered: true })).sent()).toEqual([
    '40',
    '20',
    '40',
  ]);
});

test('R-2716: the error of a question is told at the sliders without an answer, the first of which gets the focus', async () => {
  const inputRef = createRef<HTMLInputElement>();
  await question({ defaultValues: [30, null, null], error: 'Answer all three.', inputRef });
  await expect.element(range(0)).not.toBeInvalid();
  await expect.element(range(1)).toBeInvalid();
  await expect.element(range(2)).toHaveAccessibleDescription('Answer all three.');
  expect(inputRef.current).toBe(range(1).element());
  (range(1).element() as HTMLElement).focus();
  await userEvent.keyboard('7');
  await expect.poll(() => inputRef.current === range(2).element()).toBe(true);
});

test.each(['balanced', 'bars'] as const)('R-2717: in %s, the first gesture answers for all', async (sumMode) => {
  const { form, sent } = await question({ sumMode, required: true });
  expect([sent(), form.checkValidity()]).toEqual([[], false]);
  // Bars are loaded by the first question that has them; until then one range stands for all.
  await expect.poll(() => page.getByRole('slider').elements().length).toBe(3);
  (range().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => form.checkValidity()).toBe(true);
  expect(
    sent()
      .map(Number)
      .reduce((sum, value) => sum + value),
  ).toBe(100);
});

test('R-2716: among many states, the first without an answer is there to be focused', async () => {
  const states = Array.from({ length: 300 }, (_, index) => `state ${index}`);
  const { form } = await question({
    states,
    defaultValues: states.map((_, index) => (index === 250 ? null : 10)),
    sumMode: 'independent',
    required: true,
  });
  expect(form.checkValidity()).toBe(false);
});

test('R-2716: a search that leaves out the missing answer ends when the form asks for it', async () => {
  const states = Array.from({ length: 30 }, (_, index) => `state ${index}`);
  const { form } = await question({
    states,
    defaultValues: states.map((_, index) => (index === 25 ? null : 10)),
    sumMode: 'independent',
    required: true,
  });
  const search = page.getByRole('searchbox');
  await userEvent.type(search, 'state 3');
  await expect.element(page.getByText('state 25')).not.toBeVisible();
  form.requestSubmit();
  await expect.element(search).toHaveValue('');
  expect(document.activeElement?.closest('[data-slot="place"]')?.textContent).toContain('state 25');
});

test('R-2718: bars that nobody touched send nothing unless asked to', async () => {
  const bars = { nodeName: 'Metastasis', states: ['none', 'near'], name: 'answer' };
  expect((await shown(<DistributionBars {...bars} />)).sent()).toEqual([]);
  expect((await shown(<DistributionBars {...bars} submitUnanswered />)).sent()).toEqual(['50', '50']);
});
