import { expect, test } from 'vitest';
import { columns, target } from './columns.ts';
import result from './result.json' with { type: 'json' };
import { SLIDERS } from './sliders.ts';

test('what the lab found of our slider is what is wanted', () => {
  expect(result.sliders[0]).toEqual({ name: 'Credence', version: '', row: target });
});

test('what is published has every slider and every column of the lab', () => {
  expect(result.sliders.map(({ name }) => name)).toEqual(SLIDERS.map(({ name }) => name));
  for (const { row } of result.sliders) expect(Object.keys(row)).toEqual(columns);
});
