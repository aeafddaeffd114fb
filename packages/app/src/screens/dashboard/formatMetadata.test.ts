import { describe, expect, test } from 'vitest';
import { formatMetadata } from './formatMetadata.js';

describe('metadata (R-1022)', () => {
  test('is formatted JSON', () => {
    expect(formatMetadata({ node: 'n3', list: [1] })).toBe('{\n  "node": "n3",\n  "list": [\n    1\n  ]\n}');
  });
  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['<b>x</b>', '"<b>x</b>"'],
    [10n, '10'],
    ['a"]}\\', JSON.stringify('a"]}\\')],
  ])('%s is told as it is', (metadata, text) => {
    expect(formatMetadata(metadata)).toBe(text);
  });
  test('that is very deep stands on one line (B-190)', () => {
    let deep: unknown = 'core';
    for (let level = 0; level < 3000; level += 1) deep = [deep];
    expect(formatMetadata(deep)).toBe(`${'['.repeat(3000)}"core"${']'.repeat(3000)}`);
  });
  test('that leads back to itself does not break the page (B-190)', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    expect(formatMetadata(round)).toBe('[object Object]');
  });
});
