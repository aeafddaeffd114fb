import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { combinationEditorLabels as labels } from '../../labels/english.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { Combination } from './combinationEditorReducer.js';

const parents = [
  { name: 'Smoking', states: ['none', 'heavy'] },
  { name: 'Age', states: ['young', 'old'] },
];
const smoking: Combination = { selection: { 0: 1 }, values: [20, 80], number: 1 };

interface PageProps {
  /** What the page makes of a new list. */
  keep?: (next: readonly Combination[], before: readonly Combination[]) => readonly Combination[];
}

/** A page that holds the list itself. */
function Page({ keep = (next) => next }: PageProps) {
  const [list, setList] = useState<readonly Combination[]>([]);
  return (
    <CredenceProvider>
      <CombinationEditor
        headingLevel={5}
        node={{ name: 'Metastasis', states: ['absent', 'present'] }}
        parents={parents}
        combinations={list}
        onCombinationsChange={(next) => setList((before) => keep(next, before))}
        onDone={() => undefined}
      />
      <button type="button" onClick={() => setList([smoking])}>
        Template
      </button>
      <button type="button" onClick={() => setList((before) => before.map((each) => ({ ...each })))}>
        Copy
      </button>
    </CredenceProvider>
  );
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const sentences = () =>
  [...document.querySelectorAll('[data-slot="line"] [data-slot="sentence"]')].map((each) => each.textContent);
const selected = () => page.getByRole('button', { pressed: true });

test('R-3644: a page that holds the list itself sees each edit, and the open combination stays open', async () => {
  await render(<Page />);
  await press('heavy');
  await press('old');
  expect(sentences()).toEqual(['If Smoking is heavy and Age is old']);
  await expect.element(page.getByRole('slider').first()).toBeVisible();
  await press('Copy');
  expect(selected().elements()).toHaveLength(2);
  await press(labels.addAnother);
  await press(/^none/);
  expect(sentences()).toEqual(['If Smoking is heavy and Age is old', 'If Smoking is none']);
});

test('R-3644: a list of the page takes the place of what was edited', async () => {
  await render(<Page />);
  await press('old');
  await press('Template');
  expect(sentences()).toEqual(['If Smoking is heavy', labels.ruleEmpty]);
  expect(selected().elements()).toEqual([]);
  await press('Edit combination 1');
  await expect.element(page.getByRole('slider').first()).toHaveValue('20');
});

test('R-3644: an edit that the page does not take is not there', async () => {
  await render(<Page keep={(next, before) => (next.length > 1 ? before : next)} />);
  await press('heavy');
  await press(labels.addAnother);
  await press('old');
  expect(sentences()).toEqual(['If Smoking is heavy', labels.ruleEmpty]);
  expect(selected().elements()).toEqual([]);
});

test('R-3645: its headings have the level they are given, and those below it the next', async () => {
  await render(<Page />);
  await press('heavy');
  await expect.element(page.getByRole('heading', { level: 5, name: labels.heading })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 6 }).first()).toBeVisible();
});
