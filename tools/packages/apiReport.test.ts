import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cache } from '../../build/workspace.ts';
import { apiReport } from './apiReport.ts';

function planted() {
  mkdirSync(cache, { recursive: true });
  const packageFolder = mkdtempSync(path.join(cache, 'planted-'));
  onTestFinished(() => rmSync(packageFolder, { recursive: true }));
  const entry = path.join(packageFolder, 'index.d.ts');
  const declare = (text: string) => writeFileSync(entry, text);
  writeFileSync(path.join(packageFolder, 'package.json'), '{ "name": "planted", "version": "1.0.0" }');
  const of = { entry, packageFolder, name: path.basename(packageFolder) };
  const look = (write: boolean) => apiReport(of, write);
  return { declare, look, read: () => readFileSync(path.join(packageFolder, 'api', `${of.name}.api.md`), 'utf8') };
}

test('R-3113: an interface that changed without its report is found, and the report is written anew', () => {
  const { declare, look, read } = planted();
  declare('export declare function add(a: number, b: number): number;\n');
  expect(look(true)).toMatchObject({ changed: true, problems: [] });
  declare('/**\n * Adds.\n * @experimental\n */\nexport declare function add(a: number, b?: number): number;\n');
  expect(look(false)).toMatchObject({ changed: true, problems: [] });
  expect(read()).not.toContain('b?: number');
  look(true);
  expect(read()).toContain('// @public @experimental\nexport function add(a: number, b?: number): number;');
});
