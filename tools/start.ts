import { spawn } from 'node:child_process';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { report } from '../build/run.ts';
import { inRoot, root } from '../build/workspace.ts';
import { install } from './install.ts';

const say = (line: string) => console.log(line);

try {
  await install(say, 'serving');
  await buildApp(say);
  await buildServer(say);
  process.exitCode = await serve();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/**
 * Runs the server until it exits, and forwards each request to stop once. The server runs in its own process group,
 * because Ctrl-C arrives here twice, from the terminal and from npm, and a server treats the second as impatience.
 */
function serve(): Promise<number> {
  return new Promise((resolve) => {
    const server = spawn(
      process.execPath,
      ['--import', inRoot('tools/leash.ts'), inRoot('packages/server/dist/main.js')],
      {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    let asked = 0;
    const stop = () => {
      if (Date.now() - asked < 1000) return;
      asked = Date.now();
      server.kill('SIGTERM');
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    server.on('exit', (code, signal) => {
      if (signal && !asked) console.error(`The server was ended by ${signal}. Run the command again to start it.`);
      resolve(code ?? (asked ? 0 : 1));
    });
  });
}
