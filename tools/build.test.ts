import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'credence-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('puts a .br and a .gz beside text that becomes smaller by it, in every folder', () => {
  const text = 'the same again and '.repeat(200);
  mkdirSync(path.join(folder, 'assets'));
  const file = path.join(folder, 'assets/main.js');
  writeFileSync(file, text);
  precompress(folder);

  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
});

test('leaves fonts, pictures and files of a few bytes as they are', () => {
  writeFileSync(path.join(folder, 'font.woff2'), 'a'.repeat(1000));
  writeFileSync(path.join(folder, 'small.js'), 'a');
  precompress(folder);

  expect(['font.woff2.br', 'small.js.br', 'small.js.gz'].filter((name) => existsSync(path.join(folder, name)))).toEqual(
    [],
  );
});
