import { expect, test } from 'vitest';
import { inRoot } from '../workspace.ts';
import { sheetsOf } from './writeSheets.ts';

const sheets = await sheetsOf(inRoot('packages/ui'));
/** Its rules, but for those of tokens, of which each sheet has others. */
const rulesOf = (name: string) =>
  new Set(
    sheets
      .get(name)
      ?.match(/[^{}]+\{[^{}]*\}/g)
      ?.filter((rule) => !rule.includes('{--credence-')),
  );
const others = [...sheets.keys()].filter((name) => name !== 'styles/page');

test('R-3185: the sheet of the kit has no rule of the screens, and theirs has what they need besides, once', () => {
  const [kit, screens] = [rulesOf('styles'), rulesOf('styles/screens')];
  expect(kit.size).toBeGreaterThan(500);
  expect(screens.size).toBeGreaterThan(60);
  expect([...screens].filter((rule) => rule.startsWith('.') && kit.has(rule))).toEqual([]);
  for (const name of ['styles/ShareDialog', 'styles/ActivityLog', 'styles/AccuracyCurve']) {
    expect([...rulesOf(name)].some((rule) => screens.has(rule))).toBe(true);
  }
  const lost = others.flatMap((name) => [...rulesOf(name)].filter((rule) => !kit.has(rule) && !screens.has(rule)));
  expect(lost).toEqual([]);
});

test('R-3185: each export of the screens has a sheet of its own, like those of the kit', () => {
  expect(others).toEqual(
    expect.arrayContaining(['styles/ShareDialog', 'styles/ActivityLog', 'styles/ProbabilitySlider']),
  );
});
