import { whenChanged } from './fingerprint.ts';
import { must } from './run.ts';

const SHARED = ['pnpm-lock.yaml', 'tsconfig.json', 'openapi.yaml', 'build/buildProduct.ts'];

/** Builds the application into packages/app/dist, with compressed copies of what browsers load. */
export async function buildApp(say: (line: string) => void): Promise<void> {
  await whenChanged({
    name: 'app',
    inputs: [
      'packages/app',
      'packages/ui',
      'packages/elements',
      'packages/text',
      'packages/api-client',
      'packages/bayesnet',
      ...SHARED,
    ],
    outputs: ['packages/app/dist/embed.html', 'packages/app/dist/index.html', 'packages/app/dist/firstPages.json'],
    work: async () => {
      say('Building the application');
      await must('The application could not be built.', 'pnpm', ['--filter', '@credence/app', 'run', 'build']);
    },
  });
}

/** Builds the server into packages/server/dist. */
export async function buildServer(say: (line: string) => void): Promise<void> {
  await whenChanged({
    name: 'server',
    inputs: [
      'packages/server',
      'packages/text',
      'packages/ui/src/labels',
      'packages/api-client',
      'packages/bayesnet',
      ...SHARED,
    ],
    outputs: ['packages/server/dist/main.js', 'packages/server/dist/cli.js'],
    work: async () => {
      say('Building the server');
      await must('The server could not be built.', 'pnpm', ['--filter', '@credence/server', 'run', 'build']);
    },
  });
}
