import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { CombinationEditorProps } from './editorProps.js';
import type { EditorNode } from './editorTypes.js';

const node: EditorNode = { name: 'Metastasis', states: ['absent', 'present'] };
const parents: readonly EditorNode[] = [
  { name: 'Tumour site', states: ['glottic', 'supra_glottic'] },
  { name: 'T stage', states: ['T1', 'T2', 'T3'] },
];
const three = [
  { selection: { 0: 0 }, values: [10, 90], number: 1 },
  { selection: { 1: 1 }, values: [20, 80], number: 2 },
  { selection: { 0: 1, 1: 2 }, values: [30, 70], number: 3 },
];
const onDone = vi.fn();
const onError = vi.fn();
beforeEach(() => {
  onDone.mockClear();
  onError.mockClear();
});

const show = (props: Partial<CombinationEditorProps> = {}) =>
  render(
    <CredenceProvider>
      <CombinationEditor
        node={node}
        parents={parents}
        onDone={onDone}
        onError={onError}
        renderSliders={({ values, onValuesChange, remarks: _, onRemarksChange: __, ...question }) => (
          <ProbabilityQuestion {...question} values={values} onValuesChange={onValuesChange} />
        )}
        renderShares={({ values }, states) =>
          states.map((state, index) => `${state} ${JSON.stringify(values[index])}`).join(' · ')
        }
        {...props}
      />
    </CredenceProvider>,
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const state = (parent: string, name: string | RegExp) =>
  page.getByRole('group', { name: parent }).getByRole('button', { name });
const toggles = () => [...document.querySelectorAll<HTMLElement>('[data-slot="toggle"]')];
const dimmed = () =>
  toggles()
    .filter((toggle) => 'dim' in toggle.dataset)
    .map((toggle) => toggle.textContent);
const sentences = () => [...document.querySelectorAll('[data-slot="sentence"]')].map((each) => each.textContent);
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const numbers = () => sliders().map((slider) => Number(slider.value));
const allRemaining = () => page.getByRole('switch', { name: 'Set all remaining combinations' });

describe('selecting', () => {
  test('each parent state is a badge, under the name of its parent (R-813)', async () => {
    await show();
    expect(toggles().map((toggle) => toggle.textContent)).toEqual(['glottic', 'supra glottic', 'T1', 'T2', 'T3']);
    await expect.element(state('Tumour site', 'supra glottic')).toBeVisible();
    await expect.element(state('T stage', 'T3')).toBeVisible();
  });

  test('a badge lists the numbers of the combinations that include it (R-814)', async () => {
    await show({ defaultCombinations: three });
    await expect.element(state('Tumour site', /^glottic/)).toMatchTextContent(/^glottic1\(in combination 1\)$/);
    await userEvent.click(state('Tumour site', /^glottic/));
    await expect.element(state('Tumour site', /^glottic/)).toMatchTextContent(/^glottic14\(in combination 1 and 4\)$/);
    await expect.element(state('T stage', 'T1')).toMatchTextContent(/^T1$/);
  });

  test('a click selects a state (R-830)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    await expect.element(state('T stage', /T2/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a second click on it deselects it (R-831)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    await userEvent.click(state('T stage', /T2/));
    await expect.element(state('T stage', 'T2')).toHaveAttribute('aria-pressed', 'false');
  });

  test('in "all remaining" mode a click selects nothing (R-832)', async () => {
    await show();
    await userEvent.click(allRemaining());
    (state('T stage', 'T2').element() as HTMLElement).click();
    expect(toggles().map((toggle) => toggle.getAttribute('aria-pressed'))).not.toContain('true');
    expect(sentences()).toEqual(['In all remaining combinations']);
  });

  test('once something is selected, the states that are not are dimmed (R-844)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    expect(dimmed()).toEqual(['glottic', 'supra glottic', 'T1', 'T3']);
  });

  test('with nothing selected none is dimmed (R-845)', async () => {
    await show();
    expect(dimmed()).toEqual([]);
    await userEvent.click(state('T stage', 'T2'));
    await userEvent.click(state('T stage', /T2/));
    expect(dimmed()).toEqual([]);
  });
});

describe('the sliders of a combination', () => {
  test('there is one for each state (R-815)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    for (const name of node.states) {
      await expect
        .element(page.getByRole('slider', { name: `How likely is it that Metastasis is: ${name}?` }))
        .toBeVisible();
    }
    expect(sliders()).toHaveLength(2);
  });

  test('each shows 50 people (R-816, R-1511)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    expect(sliders()).toHaveLength(2);
    for (const slider of document.querySelectorAll('[data-credence="probability-slider"]')) {
      // A line begins and ends with a point that is nobody.
      const lines = [...slider.querySelectorAll<SVGPolylineElement>('[data-slot="people"] polyline')];
      expect(lines.flatMap(({ points }) => [...points].slice(1, -1))).toHaveLength(50);
    }
  });

  test('one of them is filled for each 2 percent (R-817, R-1512)', async () => {
    await show({ defaultCombinations: three });
    await userEvent.click(button('Edit combination 2'));
    const filled = [...document.querySelectorAll<HTMLElement>('[data-credence="icon-array"]')];
    expect(filled.map(({ dataset }) => dataset['filled'])).toEqual(['10', '40']);
  });

  test.each([
    ['R-818', 0, '(almost) impossible'],
    ['R-819', 1, 'improbable'],
    ['R-820', 2, 'uncertain'],
    ['R-821', 3, 'fifty-fifty'],
    ['R-822', 4, 'expected'],
    ['R-823', 5, 'probable'],
    ['R-824', 6, '(almost) certain'],
  ] as const)('the scale has its label (%s), in its place (R-825): %i, "%s"', async (_, place, words) => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    expect(sliders()).toHaveLength(2);
    for (const slider of document.querySelectorAll('[data-credence="probability-slider"]')) {
      const labels = [...slider.querySelectorAll('[data-slot="word"]')].map((word) =>
        word.textContent?.replace(/\s+\d+$/, '').replaceAll(/\s+/g, ' '),
      );
      expect(labels).toHaveLength(7);
      expect(labels[place]).toBe(words);
    }
  });
});

describe('several combinations', () => {
  test('there is a current one, beside the earlier ones (R-829)', async () => {
    await show({ defaultCombinations: three });
    expect(sentences()).toEqual([
      'If Tumour site is glottic',
      'If T stage is T2',
      'If Tumour site is supra glottic and T stage is T3',
      'Select a state on the left',
    ]);
    expect(document.querySelectorAll('[data-slot="combination"][data-open]')).toHaveLength(1);
  });

  test('another one needs a current one that is not empty (R-833); without it the reader is told (R-834)', async () => {
    await show();
    await userEvent.click(button('Add another combination'));
    expect(onError).toHaveBeenCalledExactlyOnceWith('selectBeforeAdding', expect.objectContaining({ reason: 'add' }));
    expect(sentences()).toHaveLength(1);
  });

  test('another one has the next number (R-835) and sliders at 50 (R-836)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    sliders()[0]?.focus();
    await userEvent.keyboard('{End}');
    expect(numbers()).toEqual([99, 1]);
    await userEvent.click(button('Add another combination'));
    await userEvent.click(state('T stage', 'T3'));
    expect(numbers()).toEqual([50, 50]);
    await expect.element(state('T stage', /T3/)).toMatchTextContent(/in combination 2/);
  });

  test('"all remaining" puts combination, sliders and number aside (R-837, R-838, R-839), and starts at 50 (R-840)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    sliders()[0]?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(allRemaining());
    expect(numbers()).toEqual([50, 50]);
    expect(sentences()).toEqual(['If T stage is T2', 'In all remaining combinations']);
    expect(
      document.querySelectorAll('[data-slot="combination"][data-open] [data-slot="sentence"]')[0]?.textContent,
    ).toBe('In all remaining combinations');
  });

  test('switched off it brings back combination, sliders and number (R-841, R-842, R-843)', async () => {
    await show();
    await userEvent.click(state('T stage', 'T2'));
    sliders()[0]?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(allRemaining());
    await userEvent.click(allRemaining());
    await expect.element(state('T stage', /T2/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(state('T stage', /T2/)).toMatchTextContent(/in combination 1/);
    expect(numbers()).toEqual([99, 1]);
  });
});

test('R-2011: a state with words of its own is said in these, before the conditions that are named', async () => {
  const worded = [parents[0]!, { ...parents[1]!, asConditions: [undefined, 'For a patient in stage two', undefined] }];
  await show({ parents: worded, defaultCombinations: [{ selection: { 0: 0, 1: 1 }, values: [10, 90], number: 1 }] });
  expect(sentences()[0]).toBe('For a patient in stage two, with Tumour site: glottic');
});

test('R-2011: two states with words of their own are said one after the other, without what ended either', async () => {
  const worded = [
    { ...parents[0]!, asConditions: ['For a patient with a glottic tumour.', undefined, undefined] },
    { ...parents[1]!, asConditions: [undefined, 'For a patient in stage two:', undefined] },
  ];
  await show({ parents: worded, defaultCombinations: [{ selection: { 0: 0, 1: 1 }, values: [10, 90], number: 1 }] });
  expect(sentences()[0]).toBe('For a patient with a glottic tumour; For a patient in stage two');
});
