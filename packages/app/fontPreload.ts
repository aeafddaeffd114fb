import type { Plugin } from 'vite';

/** The two files that every first page needs. The others are fetched where a text has letters of theirs. */
const FIRST = [/newsreader-latin-opsz-normal.*\.woff2$/, /source-sans-3-latin-wght-normal.*\.woff2$/];

/** Links the first fonts in the page's head, so that they come with the styles and not after them. */
export function fontPreload(): Plugin {
  return {
    name: 'credence-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST.map((pattern) => {
          const file = files.find((name) => pattern.test(name));
          if (!file) throw new Error(`No font in the bundle matches ${String(pattern)}.`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
      },
    },
  };
}
