import type { Plugin } from 'vite';

/** The parts of a language, as its `index.ts` imports them. */
type Part = 'app' | 'mails' | 'site';

/** Leaves out of a build what its program never says: the mails in a browser, the screens on a server. */
export const onlyParts = (...said: Part[]): Plugin => ({
  name: 'credence-only-parts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/text\/src\/\w+\/index\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/import\('\.\/(\w+)\.js'\)/g, (load: string, part: string) =>
        said.some((each) => each === part) ? load : `Promise.reject(new Error('${part} is not in this build'))`,
      ),
      map: null,
    }),
  },
});
