import { defineConfig } from 'tsup';
import { shortStyles } from '../../tools/styles/minifyStyles.ts';

// Every module stays a separate file, for tree shaking and readable stack traces.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixtures,docs}.*'],
  format: ['esm'],
  bundle: false,
  sourcemap: true,
  clean: true,
  target: 'es2022',
  esbuildPlugins: [shortStyles],
  // A style sheet is not a module; copy it unchanged.
  onSuccess: 'cp src/foundations/theme/fonts.css dist/foundations/theme/fonts.css',
});
