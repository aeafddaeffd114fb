import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { FirstPages } from './drawFirstPages.js';

/** For the kit and its elements these are there only beside the tools of their tests; a page has one copy of each. */
export const dedupe = ['@credence/ui', 'react', 'react-dom', 'styled-components'];

/**
 * Draws the first pages at build: their markup is written to firstPages.json, from which the server puts it into what it
 * sends, and their styles come with the page's own style sheet.
 */
export function firstPages(): Plugin {
  let drawn: Promise<FirstPages> | undefined;
  const draw = () => (drawn ??= drawPages());
  return {
    name: 'credence-first-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/start\/firstPages\.css/ },
      handler: async () => (await draw()).css,
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!bundle['index.html']) return;
        this.emitFile({ type: 'asset', fileName: 'firstPages.json', source: JSON.stringify((await draw()).pages) });
      },
    },
  };
}

async function drawPages(): Promise<FirstPages> {
  const module = path.join(import.meta.dirname, 'drawFirstPages.tsx');
  const { module: drawn } = await runnerImport<{ readonly firstPages: FirstPages }>(module, {
    configFile: false,
    logLevel: 'warn',
    resolve: { dedupe },
  });
  return drawn.firstPages;
}
