import { expect, test } from 'vitest';
import {
  combinations,
  flag,
  names,
  nodes,
  number,
  oneOf,
  percent,
  percents,
  share,
  shares,
  text,
} from './attributes.js';

test.each([
  [text, null, undefined],
  [text, '', ''],
  [flag, null, false],
  [flag, '', true],
  [number, '12.5', 12.5],
  [number, ' ', undefined],
  [percent, null, null],
  [percent, '37', 37],
  [oneOf('both', 'words'), null, 'both'],
  [oneOf('both', 'words'), 'words', 'words'],
  [names, '["present", "absent"]', ['present', 'absent']],
  [names, null, undefined],
  [percents, '[20, null]', [20, null]],
  [share, null, null],
  [share, '2000', 2_000],
  [shares, '[0, null]', [0, null]],
  [nodes, '[{"name": "Age", "states": ["old"]}]', [{ name: 'Age', states: ['old'] }]],
  [combinations, '[{"nodes": -1, "value": [99], "number": 1}]', [{ nodes: -1, value: [99], number: 1 }]],
])('%o reads %s', (kind, given, value) => {
  expect(kind('x').read(given)).toEqual(value);
});

test.each([
  [number, 'many'],
  [percent, '0'],
  [percent, '100'],
  [percent, 'NaN'],
  [oneOf('both', 'words'), 'numbers'],
  [names, 'present, absent'],
  [names, '{"0": "present"}'],
  [names, '[1]'],
  [percents, '["20"]'],
  [percents, '[120]'],
  [share, '0.2'],
  [share, '-1'],
  [shares, '[1000001]'],
  [nodes, '[{"name": "Age"}]'],
  [combinations, '[{"nodes": {"0": "yes"}, "value": [99], "number": 1}]'],
  [combinations, '[{"nodes": -1, "value": [99], "number": 1, "exact": [0.2]}]'],
  [combinations, '[{"nodes": -1, "value": [99], "number": 1, "certainty": 3}]'],
  [combinations, '[{"nodes": -1, "value": [99], "number": 1, "comment": 3}]'],
  [combinations, '[{"nodes": -1, "value": [99], "number": 1, "standing": "never"}]'],
])('%o says what it expected instead of %s', (kind, given) => {
  expect(() => kind('x').read(given)).toThrow(/^expected /);
});
