import type { Plugin } from 'vite';

/**
 * The two files that every first page needs. The others are fetched where a text has letters of theirs. The font of the
 * titles is larger than all of the page's script but one file, so it does not hold that up: a title can be read without.
 */
const FIRST = [
  { file: /source-sans-3-first.*\.woff2$/, fetchpriority: 'high' },
  { file: /newsreader-first.*\.woff2$/, fetchpriority: 'low' },
];

/** Links the first fonts in the page's head, so that they come with the styles and not after them. */
export function fontPreload(): Plugin {
  return {
    name: 'credence-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return FIRST.map(({ file: pattern, fetchpriority }) => {
          const file = files.find((name) => pattern.test(name));
          if (!file) throw new Error(`No font in the bundle matches ${String(pattern)}.`);
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
            fetchpriority,
          };
          return { tag: 'link', attrs, injectTo: 'head' as const };
        });
      },
    },
  };
}
