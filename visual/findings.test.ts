import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failuresBeside, findings } from './findings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'differences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const story = (shots: string[], status = 'passed') => ({ status, meta: { shots } });
const report = (...stories: object[]) => JSON.stringify({ testResults: [{ assertionResults: stories }] });

test('counts what was compared and has nothing to say where all is as it was', () => {
  const found = findings(report(story(['a', 'b']), story(['c'])), true, ['a', 'b', 'c'], folder);

  expect(found).toEqual({ compared: 3, complaints: [], stale: [] });
});

test('names the picture of a story that is no more, after a run over all stories', () => {
  const found = findings(report(story(['a'])), true, ['a', 'gone'], folder);

  expect(found.complaints).toEqual(['gone is the picture of a story that is no more.']);
  expect(failuresBeside(found).failed).toBe(1);
});

test('forgets no picture after a run over some stories, or over stories that failed', () => {
  expect(findings(report(story(['a'])), false, ['a', 'other'], folder).stale).toEqual([]);
  expect(findings(report(story([], 'failed')), true, ['a'], folder).stale).toEqual([]);
});

test('names a story that has no baseline', () => {
  expect(findings(report(story(['new'], 'failed')), true, [], folder).complaints).toEqual(['new has no baseline.']);
});

test('says where the picture of the difference is', () => {
  writeFileSync(path.join(folder, 'a-diff.png'), '');
  const [complaint] = findings(report(story(['a'], 'failed')), true, ['a'], folder).complaints;

  expect(complaint).toContain('a looks different: ');
  expect(complaint).toContain('a-diff.png');
});

test('fails above the number of pictures that somebody looks at', () => {
  const many = Array.from({ length: 601 }, (_, index) => `s${index}`);

  expect(failuresBeside(findings(report(story(many)), true, many, folder)).failed).toBe(1);
});
