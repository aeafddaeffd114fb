import { expect, test } from 'vitest';
import { findCycle } from './acyclicChunks.js';

const bundle = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

test('chunks that load each other are found, whatever leads to them', () => {
  expect(findCycle(bundle({ start: ['table'], table: ['words'], words: ['dates'], dates: ['table'] }))).toEqual([
    'table',
    'words',
    'dates',
  ]);
});

test('a chunk that two others need is no cycle', () => {
  expect(
    findCycle(bundle({ start: ['table', 'words'], table: ['dates'], words: ['dates'], dates: [] })),
  ).toBeUndefined();
});
