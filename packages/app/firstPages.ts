import path from 'node:path';
import type { Language } from '@credence/text';
import { type Plugin, runnerImport } from 'vite';
import { compiledSheets } from '../../build/styles/compiledSheets.js';
import { plainCss } from '../../build/styles/plainCss.js';
import type { FirstPages } from './drawFirstPages.js';
import { usedRules } from './usedRules.js';

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
  const sheets: string[] = [];
  const { module: drawn } = await runnerImport<{ readonly firstPages: FirstPages }>(module, {
    configFile: false,
    plugins: [compiledSheets({ finish: plainCss, take: (css) => sheets.push(css) })],
    logLevel: 'warn',
    resolve: { dedupe },
  });
  const { pages, css } = drawn.firstPages;
  const rulesOf = (...names: (keyof FirstPages['pages'])[]) => {
    const html = names.flatMap((name) => Object.values(pages[name])).join('');
    return new Set(sheets.flatMap((sheet) => usedRules(sheet, html)));
  };
  const shared = rulesOf('frame', 'login');
  for (const name of ['home', 'overview', 'question'] as const) {
    const own = [...rulesOf(name)].filter((rule) => !shared.has(rule)).join('');
    for (const language of Object.keys(pages[name]) as Language[])
      pages[name][language] = `<style nonce="__CSP_NONCE__">${own}</style>${pages[name][language]}`;
  }
  return { pages, css: [...shared, css].join('') };
}
