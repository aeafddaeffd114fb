import { describe, expect, test } from 'vitest';
import { buildQuestion } from '../../test/questionBuilders.js';
import { english } from '@credence/text/english/app';
import { german } from '@credence/text/german/app';
import { meaningsOf } from './meaningsOf.js';
import { nameStates, nameValues } from './nameParents.js';
import { rangeName } from './rangeName.js';

describe('R-2697: a range is worded by its bounds, in the language of the user', () => {
  test.each([
    [{ from: -10, to: 0 }, '-10 to 0', '-10 bis 0'],
    [{ from: 1000.5, to: 2000 }, '1,000.5 to 2,000', '1.000,5 bis 2.000'],
    [{ from: 40 }, 'above 40', 'über 40'],
    [{ to: 40 }, 'up to 40', 'bis 40'],
    [{ from: 0, to: 10, closed: 'both' as const }, '0 to 10', '0 bis 10'],
    [{ from: 0, to: 10, closed: 'lower' as const }, '0 to below 10', '0 bis unter 10'],
    [{ from: 0, to: 10, closed: 'neither' as const }, 'above 0, below 10', 'über 0, unter 10'],
    [{ from: 40, closed: 'lower' as const }, 'at least 40', 'ab 40'],
    [{ to: 40, closed: 'lower' as const }, 'below 40', 'unter 40'],
    [{ from: 0, to: 0, closed: 'both' as const }, '0', '0'],
    [{}, undefined, undefined],
  ])('%j', (bounds, inEnglish, inGerman) => {
    const range = { ...bounds, isName: true };
    expect([rangeName(range, undefined, english), rangeName(range, undefined, german)]).toEqual([inEnglish, inGerman]);
  });

  test('it replaces only a name that the file does not give, with the unit', () => {
    const vars = ['> 0, ≤ 10', 'high'];
    const states = [{ interval: { from: 0, to: 10, isName: true } }, { interval: { from: 10, isName: false } }];
    const parents = [{ display_name: 'Bilirubin', vars }];
    expect(nameStates(parents, [{ unit: 'mg/dl', states }], english)).toEqual([
      { display_name: 'Bilirubin', vars: ['0 to 10 mg/dl', 'high'] },
    ]);
    expect(nameStates(parents, undefined, english)).toEqual(parents);
    const value = { display_name: 'Bilirubin', value: 'high', previous: '> 0, ≤ 10' };
    expect(nameValues([{ ...value, state: states[1] ?? {}, previousState: states[0] ?? {} }], english)).toMatchObject([
      { value: 'high', previous: '0 to 10' },
    ]);
  });
});

test('R-2626: everything said about node, states and conditions is there, with who says it', () => {
  const source = 'file' as const;
  const question = buildQuestion({
    node: {
      id: 'n3',
      display_name: 'Metastasis',
      vars: ['absent', 'M_1'],
      details: {
        meaning: { text: 'Distant spread.', source: 'owner' },
        states: [{}, { meaning: { text: 'Any organ', source } }],
      },
    },
    parents: [{ display_name: 'T stage', value: 'T3_T4', meaning: { text: 'By TNM.', source } }],
  });
  expect(meaningsOf(question, english)).toEqual({
    node: { text: 'Distant spread.', source: 'owner' },
    unit: undefined,
    states: [{ name: 'M 1', text: 'Any organ', source }],
    conditions: [{ name: 'T stage', text: 'By TNM.', source }],
  });
  expect(meaningsOf(buildQuestion(), english)).toBeUndefined();
});
