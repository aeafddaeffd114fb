import type { Plugin } from 'vite';
import type { LanguageFolder } from './src/language.js';

/** The parts of a language, as its `index.ts` imports them. */
type Part = Exclude<keyof LanguageFolder, 'name' | 'offer'>;

const LINE = /^ +(\w+): \(\) => import\(.*\n/gm;

/**
 * Leaves out of a build what its program never says: the mails in a browser, the screens on a server. What a program has
 * from the start needs no second way to it.
 *
 * @param parts what is loaded, of every language
 * @param there the folder of the language whose screens the program imports itself
 */
export const onlyParts = (parts: readonly Part[], there?: string): Plugin => ({
  name: 'credence-only-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/text\/src\/\w+\/index\.ts$/ },
    handler: (code, id) => {
      const isThere = there !== undefined && id.endsWith(`/${there}/index.ts`);
      const isSaid = (part: string) => !(isThere && part === 'app') && parts.some((each) => each === part);
      return { code: code.replaceAll(LINE, (line: string, part: string) => (isSaid(part) ? line : '')), map: null };
    },
  },
});
