import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import {
  combinationEditorLabels as labels,
  probabilityQuestionLabels as questionLabels,
} from '../../labels/english.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { CombinationEditorProps } from './editorProps.js';
import type { CombinationEdits } from './combinationEditorReducer.js';

const node = { name: 'Metastasis', states: ['absent', 'present'] };
const parents = [
  { name: 'Tumour site', states: ['glottic', 'supra_glottic'] },
  { name: 'T stage', states: ['T1', 'T2', 'T3'] },
];
const saved = [{ selection: { 0: 0 }, values: [10, 90], number: 1 }];

/** Renders an editor and returns the edits it would have kept when it was left. */
async function edit(props: Partial<CombinationEditorProps> = {}) {
  const onChange = vi.fn<NonNullable<CombinationEditorProps['onCombinationsChange']>>();
  const screen = await render(
    <CredenceProvider>
      <CombinationEditor
        node={node}
        parents={parents}
        onDone={() => undefined}
        onCombinationsChange={onChange}
        renderSliders={({ values, onValuesChange, remarks: _, onRemarksChange: __, ...question }) => (
          <ProbabilityQuestion {...question} values={values} onValuesChange={onValuesChange} />
        )}
        renderShares={({ values }) => values.map((value) => JSON.stringify(value)).join(' · ')}
        {...props}
      />
    </CredenceProvider>,
  );
  return {
    leave: async () => {
      // Serialised, as in the storage of a device.
      const kept = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[1].edits)) as CombinationEdits;
      await screen.unmount();
      return kept;
    },
  };
}

const state = (parent: string, name: string | RegExp) =>
  page.getByRole('group', { name: parent }).getByRole('button', { name });
const slider = (index: number) => page.getByRole('slider').nth(index);
const open = () => document.querySelector('[data-slot="combination"][data-open] [data-slot="sentence"]')?.textContent;
const allRemaining = () => page.getByRole('switch', { name: 'Set all remaining combinations' });

test('R-2562: a deleted combination can be put back in its place, as it was', async () => {
  const second = { selection: { 1: 1 }, values: [30, 70], number: 2 };
  await edit({ defaultCombinations: [...saved, second] });
  const sentences = () =>
    [...document.querySelectorAll('[data-slot="combination"] [data-slot="sentence"] b')].map(
      (each) => each.textContent,
    );
  await userEvent.click(page.getByRole('button', { name: 'Delete combination 1' }));
  expect(sentences()).toEqual(['T2']);
  await expect.element(page.getByRole('status').filter({ hasText: 'Combination 1 deleted.' })).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  expect(sentences()).toEqual(['glottic', 'T2']);
  await expect.element(page.getByText('10 · 90')).toBeVisible();
  expect(page.getByRole('button', { name: 'Undo', exact: true }).query()).toBeNull();
});

test.each([
  ['the first one', []],
  ['one below finished ones', saved],
])('R-2202: %s shows no sliders before a state is selected, and says what to do', async (_, defaultCombinations) => {
  await edit({ defaultCombinations });
  const opens = page.getByText(labels.ruleOpens);
  expect(slider(0).query()).toBeNull();
  await expect.element(opens).toBeVisible();
  await userEvent.click(state('T stage', 'T2'));
  await expect.element(slider(0)).toBeVisible();
  expect(opens.query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Add another combination' }));
  expect(slider(0).query()).toBeNull();
  await expect.element(opens).toBeVisible();
});

describe('a combination that is open and not added yet comes back', () => {
  test('open, with its states and its sliders, an untouched one untouched', async () => {
    const { leave } = await edit({ defaultCombinations: saved });
    await userEvent.click(state('T stage', 'T2'));
    await userEvent.fill(slider(1), '90');
    const defaultEdits = await leave();

    await edit({ defaultEdits });
    expect(open()).toMatch(/T stage is T2/);
    await expect.element(slider(0)).toHaveAttribute('data-unset');
    await expect.element(slider(1)).toHaveValue('90');
    await expect.element(state('T stage', /T2/)).toHaveAttribute('aria-pressed', 'true');
  });

  test('where nothing is selected any more, with the sliders that were moved', async () => {
    const { leave } = await edit();
    await userEvent.click(state('T stage', 'T2'));
    await userEvent.fill(slider(0), '7');
    await userEvent.click(state('T stage', /T2/));
    const defaultEdits = await leave();

    await edit({ defaultEdits });
    await expect.element(slider(0)).toHaveValue('7');
    expect(document.querySelectorAll('[data-slot="combination"]')).toHaveLength(1);
  });

  test('put aside by "all remaining", and is there again when that is switched off', async () => {
    const { leave } = await edit();
    await userEvent.click(state('T stage', 'T3'));
    await userEvent.fill(slider(0), '20');
    await userEvent.click(allRemaining());
    await userEvent.fill(slider(0), '33');
    const defaultEdits = await leave();

    await edit({ defaultEdits });
    await expect.element(allRemaining()).toBeChecked();
    await expect.element(slider(0)).toHaveValue('33');
    await userEvent.click(allRemaining());
    await expect.element(slider(0)).toHaveValue('20');
    expect(open()).toMatch(/T stage is T3/);
  });

  test('and goes on: a further one is added behind it', async () => {
    const { leave } = await edit({ defaultCombinations: saved });
    await userEvent.click(state('T stage', 'T2'));
    const defaultEdits = await leave();

    const again = await edit({ defaultEdits });
    await userEvent.click(page.getByRole('button', { name: 'Add another combination' }));
    await userEvent.click(state('T stage', 'T1'));
    expect((await again.leave()).combinations.map(({ selection }) => selection)).toEqual([
      { 0: 0 },
      { 1: 1 },
      { 1: 0 },
    ]);
  });
});

test('R-3104: each change says what was done, by which event, and what is being edited', async () => {
  const onCombinationsChange = vi.fn<NonNullable<CombinationEditorProps['onCombinationsChange']>>();
  await edit({ onCombinationsChange, defaultCombinations: saved });
  await userEvent.click(state('T stage', 'T2'));
  await userEvent.click(slider(0));
  await userEvent.keyboard('{End}');
  await userEvent.click(page.getByRole('button', { name: 'Add another combination' }));
  await userEvent.click(page.getByRole('button', { name: 'Delete combination 1' }));
  await userEvent.click(allRemaining());
  const told = onCombinationsChange.mock.calls.map(([, details]) => details);
  const done = new Set(told.map(({ reason }) => reason));
  expect([...done]).toEqual(['toggle', 'answer', 'add', 'remove', 'remaining']);
  expect(told.filter(({ event }) => !(event instanceof Event))).toEqual([]);
  expect(told.at(-1)?.edits.remaining).toEqual({ values: [null, null] });
});

test('R-3103: without sliders and shares of the page, those of the kit are there', async () => {
  const onDone = vi.fn();
  await render(
    <CredenceProvider>
      <CombinationEditor node={node} parents={parents} onDone={onDone} defaultCombinations={saved} precision="exact" />
    </CredenceProvider>,
  );
  await expect.element(page.getByRole('img', { name: '10 % absent, 90 % present' })).toBeVisible();
  await userEvent.click(state('T stage', 'T2'));
  await expect.element(slider(0)).toBeVisible();
  await userEvent.click(slider(0));
  await userEvent.keyboard('0.2{Enter}');
  await expect.element(page.getByText('0.2 / 99.8')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(onDone).toHaveBeenCalledExactlyOnceWith(
    [...saved, { selection: { 1: 1 }, values: [{ ppm: 2_000 }, null], order: [0], number: 2 }],
    expect.objectContaining({ reason: 'done' }),
  );
});

test('R-3579: sliders put aside by "Set all remaining combinations" come back with who set what', async () => {
  const states = ['absent', 'near', 'distant'];
  await render(
    <CredenceProvider>
      <CombinationEditor
        parents={parents}
        node={{ name: 'Metastasis', states }}
        onDone={() => undefined}
        renderSliders={({ remarks: _, onRemarksChange: __, ...question }) => <ProbabilityQuestion {...question} />}
        renderShares={() => null}
      />
    </CredenceProvider>,
  );
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-credence="probability-question"] [data-slot="row"]')].map(
      (row) => [
        row.dataset.state,
        row.querySelector<HTMLInputElement>('[data-slot="range"]')?.value,
        row.querySelector('[data-slot="row-words"]')?.textContent,
      ],
    );
  await userEvent.click(state('Tumour site', 'glottic'));
  for (const [index, keys] of [
    [2, '80{Enter}'],
    [0, '30{Enter}'],
  ] as const) {
    (slider(index).element() as HTMLElement).focus();
    await userEvent.keyboard(keys);
  }
  const before = rows();
  expect(before).toEqual([
    ['answered', '30', questionLabels.more(10, 'distant')],
    ['unset', '1', questionLabels.nothingLeft],
    ['answered', '80', undefined],
  ]);
  await userEvent.click(allRemaining());
  expect(rows().map(([kind, value]) => [kind, value])).toEqual(states.map(() => ['unset', '50']));
  await userEvent.click(allRemaining());
  await expect.poll(rows).toEqual(before);
});
