import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { CombinationEditorProps } from './editorProps.js';

const parents = [
  { name: 'Smoking', states: ['none', 'heavy'] },
  { name: 'Age', states: ['under_50', '50 to 69', '70 and over'] },
  { name: 'HPV status', states: ['negative', 'positive'] },
  { name: 'Jaundiced?', states: ['no', 'yes'] },
];
const one = [{ selection: { 0: 1 }, values: [20, 80], number: 1 }];
const onDone = vi.fn();
const onError = vi.fn();

const show = (props: Partial<CombinationEditorProps> = {}) =>
  render(
    <CredenceProvider>
      <CombinationEditor
        node={{ name: 'Metastasis', states: ['absent', 'present'] }}
        parents={parents}
        onDone={onDone}
        onError={onError}
        renderSliders={({ showShares, remarks: _, onRemarksChange: __, ...question }) => (
          <>
            <ProbabilityQuestion {...question} />
            {showShares ? 'Shares' : null}
          </>
        )}
        renderShares={({ values }) => values.map((value) => JSON.stringify(value)).join(' / ')}
        {...props}
      />
    </CredenceProvider>,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const press = (name: string | RegExp) => userEvent.click(button(name));
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const choose = async (parent: string, state: RegExp) => {
  await press(new RegExp(`^${parent} `));
  await userEvent.click(page.getByRole('group', { name: parent }).getByRole('button', { name: state }));
};

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(390, 844);
});
afterEach(() => page.viewport(1024, 768));

test('R-2560: on a phone a combination is made in three steps, and saved at the end of the list', async () => {
  await show({ defaultCombinations: one });
  await press('Add another combination');
  await expect.element(heading('Which states decide?')).toHaveFocus();
  await expect.element(page.getByText('Metastasis · combination 2')).toBeVisible();
  await choose('Age', /^70 and over/);
  await press('Set shares');

  await expect.element(heading('How likely is each state?')).toHaveFocus();
  await expect.element(page.getByText('If Age is 70 and over')).toBeVisible();
  await userEvent.fill(page.getByRole('slider').nth(1), '75');
  await press('Check');

  await expect.element(heading('Is this what you mean?')).toHaveFocus();
  await expect.element(page.getByText('75 %')).toBeVisible();
  await press('Above combination 1');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
  await expect.element(page.getByText('Metastasis · combination 1')).toBeVisible();
  await press('Add to the list');

  await expect.element(heading('Decisive event combinations')).toBeVisible();
  await press('Done');
  expect(onDone).toHaveBeenCalledWith(
    [
      { selection: { 1: 2 }, values: [null, 75], order: [1], number: 1 },
      { selection: { 0: 1 }, values: [20, 80], number: 2 },
    ],
    expect.objectContaining({ reason: 'done' }),
  );
});

test.each([
  ['exact shares as they are stored', { values: [{ ppm: 2000 }, 99] }, ['0.2 %', '99.8 %']],
  ['no shares of what cannot occur', { values: [50, 50], standing: 'cannotOccur' as const }, []],
])('R-2644: the last step on a phone says %s', async (_, said, shares) => {
  await show({ defaultCombinations: [{ ...one[0]!, ...said }] });
  await press('Edit combination 1');
  await press('Set shares');
  await press('Check');
  await expect.element(heading('Is this what you mean?')).toBeVisible();
  const shown = page.getByRole('definition').elements();
  expect(shown.map(({ textContent }) => textContent)).toEqual(shares);
});

test('R-2560: the first page of a phone has the fixed question and its three buttons (R-813)', async () => {
  await show();
  await expect.element(page.getByText(/^Are any parent events influential enough/)).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Set all remaining combinations' })).toBeVisible();
  for (const name of ['Done', 'Add another combination']) await expect.element(button(name)).toBeVisible();
  expect(page.getByRole('slider').elements()).toEqual([]);
});

test('on a phone, too, a badge lists the combinations that include it, and "any" deselects it (R-814, R-831)', async () => {
  await show({ defaultCombinations: one });
  await press('Edit combination 1');
  await press(/^Smoking heavy/);
  const smoking = page.getByRole('group', { name: 'Smoking' });
  await expect.element(smoking.getByRole('button', { name: /^heavy/ })).toMatchTextContent(/1\(in combination 1\)$/);
  await userEvent.click(smoking.getByRole('button', { name: 'any' }));
  await expect.element(button('Smoking any')).toHaveAttribute('aria-expanded', 'true');
  await press('Set shares');
  expect(onError).toHaveBeenCalledWith('selectBeforeAdding', expect.objectContaining({ reason: 'add' }));
  await expect.element(heading('Which states decide?')).toBeVisible();
});

test('what is said to be decided is never taken from the next combination', async () => {
  const two = [...one, { selection: { 1: 0 }, values: [30, 70], number: 2 }];
  await show({ defaultCombinations: two, coverage: { decided: 5, total: 9, combinations: [{ decides: 5 }] } });
  await press('Edit combination 1');
  await expect.element(page.getByText('decides 5 questions')).toBeVisible();
  await choose('Smoking', /^any$/);
  await expect.element(page.getByText('decides 5 questions')).not.toBeInTheDocument();
});

test('each step leads back, the rail to any that is done, and what was chosen is still there', async () => {
  await show({ defaultCombinations: one });
  await press('Edit combination 1');
  await press('Set shares');
  await press('Check');
  await press('Pick states');
  await expect.element(button('Smoking heavy')).toBeVisible();
  await press('Set shares');
  await press('Back');
  await press('Back');
  await expect.element(page.getByText('If Smoking is heavy')).toBeVisible();
  await expect.element(button('Edit combination 1')).toBeVisible();
});

test('what was begun in a wide window goes on in a narrow one, and the other way round', async () => {
  await page.viewport(1024, 768);
  await show();
  await press('positive');
  await page.viewport(390, 844);
  await expect.element(page.getByText('If HPV status is positive')).toBeVisible();
  await press('Edit combination 1');
  await page.viewport(1024, 768);
  await expect.element(button(/^positive/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('slider').first()).toBeVisible();
});

test('R-2594: a name that is a question is quoted, so that the sentence is one', async () => {
  await show({ defaultCombinations: [{ selection: { 3: 1 }, values: [20, 80], number: 1 }] });
  await expect.element(page.getByText('If the answer to “Jaundiced?” is yes')).toBeVisible();
});

test('"all remaining" shows its sliders in the list (R-832)', async () => {
  await show();
  await userEvent.click(page.getByRole('switch', { name: 'Set all remaining combinations' }));
  await expect.element(page.getByText('In all remaining combinations')).toBeVisible();
  expect(page.getByRole('slider').elements()).toHaveLength(2);
  await press('Add another combination');
  expect(onError).toHaveBeenCalledWith('selectBeforeAdding', expect.objectContaining({ reason: 'add' }));
});
