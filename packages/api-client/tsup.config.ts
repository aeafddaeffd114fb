import { defineConfig } from 'tsup';

// Every module stays a file of its own, so that stack traces name the file people can read.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: ['esm'],
  bundle: false,
  sourcemap: true,
  clean: true,
  target: 'es2022',
});
