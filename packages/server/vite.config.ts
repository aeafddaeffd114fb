import { copyFile } from 'node:fs/promises';
import { onlyParts } from '@credence/text/onlyParts';
import { defineConfig } from 'vite';

/** The server for Node: what its package.json names stays outside, our own packages are source and become part of it. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli.ts', worker: 'src/platform/files/worker.ts' },
      // All in one folder: src/places.ts finds its files from where it lies.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  plugins: [
    onlyParts(['mails', 'site', 'record']),
    {
      name: 'contract',
      writeBundle: () => copyFile('../../openapi.yaml', 'dist/openapi.yaml'),
    },
  ],
});
