import { defineConfig } from 'tsup';

// Keep every module in its own file, so that stack traces name files people can read.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: ['esm'],
  bundle: false,
  sourcemap: true,
  clean: true,
  target: 'es2022',
});
