import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { whenChanged } from './fingerprint.ts';
import { must } from './run.ts';
import { inRoot } from './workspace.ts';

const SHARED = ['pnpm-lock.yaml', 'tsconfig.json', 'openapi.yaml', 'tools/build.ts'];
const COMPRESSED = /\.(?:html|js|css|svg|json|txt|map|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file of the folder that becomes smaller by it. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSED.test(name)) continue;
    const file = path.join(folder, name);
    const source = readFileSync(file);
    const brotli = brotliCompressSync(source, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length, [constants.BROTLI_PARAM_QUALITY]: 10 },
    });
    const gzip = gzipSync(source, { level: 9 });
    if (brotli.length < source.length) writeFileSync(`${file}.br`, brotli);
    if (gzip.length < source.length) writeFileSync(`${file}.gz`, gzip);
  }
}

/** Builds the application into packages/app/dist, each text asset with its compressed siblings. */
export async function buildApp(say: (line: string) => void): Promise<void> {
  await whenChanged({
    name: 'app',
    inputs: ['packages/app', 'packages/ui', 'packages/api-client', 'packages/bayesnet', ...SHARED],
    outputs: ['packages/app/dist/index.html'],
    work: async () => {
      say('Building the application');
      await must('The application could not be built.', 'pnpm', ['--filter', '@credence/app', 'run', 'build']);
      precompress(inRoot('packages/app/dist'));
    },
  });
}

/** Builds the server into packages/server/dist. */
export async function buildServer(say: (line: string) => void): Promise<void> {
  await whenChanged({
    name: 'server',
    inputs: ['packages/server', 'packages/api-client', 'packages/bayesnet', ...SHARED],
    outputs: ['packages/server/dist/main.js', 'packages/server/dist/cli.js'],
    work: async () => {
      say('Building the server');
      await must('The server could not be built.', 'pnpm', ['--filter', '@credence/server', 'run', 'build']);
    },
  });
}
