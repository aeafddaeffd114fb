import { transform } from 'lightningcss';

/**
 * Rules as Vite writes them for the same browsers: without nesting, minified. Not by esbuild, as published ones are: a
 * first start, which builds the application, has none.
 */
export function plainCss(css: string): string {
  const { code } = transform({ filename: 'rules.css', code: Buffer.from(css), minify: true, targets: BROWSERS });
  return code.toString();
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Vite's `baseline-widely-available`. */
const BROWSERS = { chrome: version(111), edge: version(111), firefox: version(114), safari: version(16, 4) };
