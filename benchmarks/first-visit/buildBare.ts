import { writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { cache, inRoot } from '../../build/workspace.ts';
import { compressed } from '../../packages/app/compressed.ts';
import { leanRouter } from '../../packages/app/leanRouter.ts';

/** Builds the bare page as the application is built, for the same server. Returns the folder. */
export async function buildBare(): Promise<string> {
  const folder = path.join(cache, 'first-visit-bare');
  const ofApplication = (name: string) => [name, inRoot('packages/app/node_modules', name)] as const;
  await build({
    configFile: false,
    logLevel: 'error',
    root: inRoot('benchmarks/first-visit/bare'),
    plugins: [react(), leanRouter(), compressed()],
    resolve: { alias: Object.fromEntries(['react', 'react-dom', 'react-router-dom'].map(ofApplication)) },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  // The server has a page for frames on other sites, too.
  writeFileSync(path.join(folder, 'embed.html'), '');
  return folder;
}
