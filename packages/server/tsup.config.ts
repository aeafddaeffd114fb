import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', cli: 'src/cli.ts', worker: 'src/platform/files/worker.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Our own packages are source in development, so they are bundled; npm dependencies stay external.
  noExternal: [/^@credence\//],
  async onSuccess() {
    await copyFile('../../openapi.yaml', 'dist/openapi.yaml');
  },
});
