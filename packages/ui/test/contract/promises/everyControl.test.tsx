import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../../src/index.js';
import { allGuides } from '../../../stories/docs/allGuides.js';
import { hyphened } from '../specimen.js';
import { specimens } from '../specimens.js';
import type { Kind } from './keepPromises.js';

const found = import.meta.glob<{ default: Kind }>('./*/controls.tsx', { eager: true });

/** Every kind of control that the kit has promises for, by the name of its folder. */
const kinds: readonly (readonly [folder: string, kind: Kind])[] = Object.entries(found).map(([file, module]) => [
  file.split('/')[1] ?? file,
  module.default,
]);

test('R-2300: the kinds of control that people know have their promises', () => {
  expect(kinds.map(([folder]) => folder).sort()).toEqual([
    'combobox',
    'dialog',
    'file-drop',
    'menu',
    'notice',
    'number-box',
    'pagination',
    'progress',
    'provider',
    'radio-group',
    'search',
    'select',
    'slider',
    'switch',
    'table',
    'tabs',
  ]);
});

describe.each(kinds)('R-2300: %s', (_, { promises, controls }) => {
  test('says in full sentences what it keeps, and why not where it does not', () => {
    expect(promises.learnedFrom.length).toBeGreaterThanOrEqual(2);
    const sentences = [
      ...Object.values(promises.keeps),
      ...promises.declines.flatMap(({ what, because }) => [what, because]),
    ];
    expect(sentences.filter((sentence) => !/^[A-Z`].+\.$/s.test(sentence))).toEqual([]);
  });

  test('is told on the page of each of its controls, and of no other component', () => {
    const told = allGuides.filter(({ guide }) => guide.promises?.includes(promises)).map(({ name }) => name);
    expect(Object.keys(controls)).not.toHaveLength(0);
    expect(told.sort()).toEqual(Object.keys(controls).sort());
  });
});

test.each(specimens)('R-2300: %s inherits the suite of every kind that it is', async (name, specimen) => {
  await render(<CredenceProvider>{specimen.render({})}</CredenceProvider>);
  const root = specimen.root ?? hyphened(name);
  const missing = kinds
    .filter(([, { seenAs, controls }]) => {
      // A component that another is composed of has its root, and the other's suite.
      const isTried = Object.keys(controls).some((control) => control === name || hyphened(control) === root);
      return seenAs !== undefined && !isTried && drawsItself(root, seenAs);
    })
    .map(([folder]) => folder);
  expect(missing, `${name} is such a control: add it to test/contract/promises/<kind>/controls.tsx`).toEqual([]);
});

/** True if a component draws such an element itself, and not through another component of the kit. */
const drawsItself = (root: string, selector: string) =>
  [...document.querySelectorAll(selector)].some(
    (element) => element.closest('[data-credence]')?.getAttribute('data-credence') === root,
  );
