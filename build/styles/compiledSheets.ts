import type { Plugin } from 'vite';
import { inRoot } from '../workspace.ts';
import { compileStyles } from './compileStyles.ts';
import { ELEMENT } from './element.ts';

const MODULE = /\.styles\.ts$/;

interface Sheets {
  /** What the rules of each module go through; as they are, Vite writes them for the browsers that it builds for. */
  readonly finish?: (css: string) => string | Promise<string>;
  /** Gets the rules of each, in place of a style sheet that the module imports. */
  readonly take?: (css: string) => void;
}

/** Has Vite read every `*.styles.ts` without styled-components: what they say becomes style sheets. */
export function compiledSheets({ finish = (css) => css, take }: Sheets = {}): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'compiled-sheets',
    enforce: 'pre',
    resolveId: (id) => (sheets.has(id) ? id : undefined),
    async load(id) {
      const known = sheets.get(id);
      if (known !== undefined) return known;
      if (!MODULE.test(id)) return undefined;
      const { code, css: rules } = await compileStyles(id, inRoot('packages'), inRoot('packages', ELEMENT));
      const css = await finish(rules);
      if (css === '') return code;
      if (take) {
        take(css);
        return code;
      }
      const sheet = `${id}.css`;
      sheets.set(sheet, css);
      return `${code}import ${JSON.stringify(sheet)};\n`;
    },
  };
}
