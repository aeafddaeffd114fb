import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What a module must not touch while it is loaded: network, location, storage, listeners. */
const forbidden = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
  'location',
  'history',
  'navigation',
  'open',
  'postMessage',
  'addEventListener',
  'removeEventListener',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'ResizeObserver',
  'IntersectionObserver',
  'MutationObserver',
  'matchMedia',
  'customElements',
];
const touched: string[] = [];
// Libraries test at once whether listeners accept options, and remove the listener again.
const listening: string[] = [];

/** An object that records what is read from it, and denies what is forbidden. */
function watched(name: string, known: Record<string, unknown> = {}): object {
  return new Proxy(known, {
    get(target, property) {
      if (typeof property === 'symbol' || property in target) return Reflect.get(target, property) as unknown;
      touched.push(`${name}.${property}`);
      return undefined;
    },
    has: (target, property) => property in target,
    set(_, property) {
      touched.push(`${name}.${String(property)} =`);
      return true;
    },
  });
}

const replaced = new Map<string, PropertyDescriptor | undefined>();
const replace = (name: string, descriptor: PropertyDescriptor) => {
  replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
};

/** The kit with copies of its libraries of its own: other tests go on with theirs, which were loaded without a window. */
let folder: string;
const kit = () => path.join(folder, 'kit.mjs');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'credence-kit-'));
  await build({
    stdin: {
      contents: `export * from './index.ts'; export * from './screens.ts';`,
      resolveDir: path.join(import.meta.dirname, '../../src'),
    },
    outfile: kit(),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const name of forbidden) replace(name, { get: () => void touched.push(`globalThis.${name}`) });
  const document = watched('document', {
    querySelectorAll: () => [],
    querySelector: () => null,
    // Libraries check whether it exists to detect a browser.
    createElement: (name: string) => void touched.push(`<${name}>`),
  });
  const window = watched('window', {
    document,
    addEventListener: (type: string) => void listening.push(type),
    removeEventListener: (type: string) => void listening.splice(listening.indexOf(type), 1),
  });
  replace('window', { value: window });
  replace('document', { value: document });
});
afterAll(async () => {
  for (const [name, descriptor] of replaced) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  await rm(folder, { recursive: true });
});

test('C17: importing the kit touches no network, location, storage or listener', async () => {
  const loaded = (await import(kit())) as object;
  expect(Object.keys(loaded).length).toBeGreaterThan(50);
  expect(touched).toEqual([]);
  expect(listening).toEqual([]);
});

test('C17: the watch detects access', () => {
  touched.length = 0;
  void globalThis.localStorage;
  void window.location;
  window.addEventListener('resize', () => {});
  expect(touched).toEqual(['globalThis.localStorage', 'window.location']);
  expect(listening).toEqual(['resize']);
});
