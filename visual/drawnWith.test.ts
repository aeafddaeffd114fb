import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawnWith, isDrawnAlike, keepDrawnWith } from './drawnWith.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawn-with-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('names the typefaces of a machine, wherever they lie, and nothing beside them', () => {
  mkdirSync(path.join(folder, 'truetype/dejavu'), { recursive: true });
  writeFileSync(path.join(folder, 'truetype/dejavu/DejaVuSans.ttf'), '');
  writeFileSync(path.join(folder, 'Arabic.otf'), '');
  writeFileSync(path.join(folder, 'fonts.dir'), '');

  expect(drawnWith([folder, path.join(folder, 'none')])).toBe(`${process.arch}\nArabic.otf\nDejaVuSans.ttf\n`);
});

test('takes pictures for comparable where they were drawn with the same', () => {
  keepDrawnWith(folder, 'x64\nDejaVuSans.ttf\n');

  expect(isDrawnAlike(folder, 'x64\nDejaVuSans.ttf\n')).toBe(true);
  expect(isDrawnAlike(folder, 'x64\nDejaVuSans.ttf\nNotoSans.ttf\n')).toBe(false);
});

test('takes pictures of which nothing is known for not comparable', () => {
  expect(isDrawnAlike(folder, 'x64\n')).toBe(false);
});
