import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../build/fingerprint.ts';
import { inRoot } from '../build/workspace.ts';

const RECORD = 'examples/embed-next/verified.json';
const IMPORTS = /\bfrom\s*["'][^"']+["']|^import\s*["'][^"']+["']/gm;

interface Manifest {
  type: string;
  sideEffects: unknown;
  publishConfig: unknown;
  dependencies: unknown;
  peerDependencies: unknown;
}

/**
 * A hash over what Next.js can stumble on, which is little of the kit: what its manifest exports and needs, the modules
 * that are not marked `'use client'` with what they import, and how styles get into a page. How each component renders
 * on a server and hydrates is tested for all of them, without Next.js. The example and its test belong to it as well.
 */
export function shapeForNext(): string {
  const { type, sideEffects, publishConfig, dependencies, peerDependencies } = JSON.parse(
    readFileSync(inRoot('packages/ui/package.json'), 'utf8'),
  ) as Manifest;
  const dist = inRoot('packages/ui/dist');
  const modules = filesBelow(['.'], dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(`${dist}/${file}`, 'utf8') }));
  const onServer = modules
    .filter(({ code }) => !/^["']use client["']/.test(code))
    .map(({ file, code }) => [file, code.match(IMPORTS)]);
  const styles = modules.filter(({ file }) => file.startsWith('foundations/provider/'));
  const own = [...filesBelow(['examples/embed-next']), 'embeds/next.test.ts']
    .filter((file) => file !== RECORD && !file.endsWith('/next-env.d.ts'))
    .map((file) => [file, readFileSync(inRoot(file), 'utf8')]);
  const shape = [type, sideEffects, publishConfig, dependencies, peerDependencies, onServer, styles, own];
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex');
}

/** True if the example has been tried with packages of this shape. */
export const isVerified = (shape: string): boolean =>
  existsSync(inRoot(RECORD)) && (JSON.parse(readFileSync(inRoot(RECORD), 'utf8')) as { shape: string }).shape === shape;

export const recordVerified = (shape: string): void =>
  writeFileSync(inRoot(RECORD), `${JSON.stringify({ shape }, null, 2)}\n`);
