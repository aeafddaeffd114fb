import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** Bundles a module of this repository in its current state, imports it and returns its exports. */
export async function load<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-benchmark-'));
  const outfile = path.join(folder, 'entry.mjs');
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  return (await import(pathToFileURL(outfile).href)) as Module;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that the given share of the numbers does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints a figure beside its limit, and sets the exit code if it misses. */
export function figure(name: string, value: number, limit: number, unit: string): void {
  const holds = value <= limit;
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${value.toPrecision(3)} ${unit} (limit ${limit})`);
  if (!holds) process.exitCode = 1;
}
