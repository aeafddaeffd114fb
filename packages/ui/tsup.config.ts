import { defineConfig } from 'tsup';
import { shortStyles } from '../../tools/styles/minifyStyles.ts';

// Every module stays a file of its own: trees shake, and stack traces name the file people can read.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixtures,docs}.*'],
  format: ['esm'],
  bundle: false,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  esbuildPlugins: [shortStyles],
  // A style sheet is no module; it goes along as it is.
  onSuccess: 'cp src/foundations/theme/fonts.css dist/foundations/theme/fonts.css',
});
