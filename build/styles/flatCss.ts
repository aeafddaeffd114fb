import { transform } from 'esbuild';

/** The oldest browsers that we write for: nesting is new to them. */
const BROWSERS = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];

/** Rules as they are published: without nesting, minified. */
export async function flatCss(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: BROWSERS });
  return code.trim();
}
