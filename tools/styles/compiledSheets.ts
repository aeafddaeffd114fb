import type { Plugin } from 'vite';
import { inRoot } from '../workspace.ts';
import { ELEMENT } from './compiledModules.ts';
import { compileStyles } from './compileStyles.ts';

const MODULE = /\.styles\.ts$/;

/** Has Vite read every `*.styles.ts` without styled-components: what they say becomes style sheets. */
export function compiledSheets(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'compiled-sheets',
    enforce: 'pre',
    resolveId: (id) => (sheets.has(id) ? id : undefined),
    async load(id) {
      const known = sheets.get(id);
      if (known !== undefined) return known;
      if (!MODULE.test(id)) return undefined;
      const { code, css } = await compileStyles(id, inRoot('packages'), inRoot('packages', ELEMENT));
      if (css === '') return code;
      const sheet = `${id}.css`;
      sheets.set(sheet, css);
      return `${code}import ${JSON.stringify(sheet)};\n`;
    },
  };
}
