import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../../build/workspace.ts';
import type { AloneMachine, As } from './aloneMachine.ts';

/** What an operator sets at least, and what a test may know. */
export const SETTINGS = {
  PUBLIC_URL: 'http://localhost:3000',
  SECRET: 'only-of-this-test-0123456789-0123456789',
  SMTP_URL: 'none',
  IMPRINT: 'none',
};

/** A server on a machine without a network. */
export interface ServedAlone {
  /** What a visitor there prints. */
  visit(act: string, ...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the server, and waits until it says that it is ready. @throws with what it said, if it ends before */
export async function serveAlone(machine: AloneMachine, command: readonly string[], as: As): Promise<ServedAlone> {
  const server = machine.start(command, as);
  await ready(server);
  return {
    visit: (act, ...words) => visitAlone(machine, act, words),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** The program is this checkout's, on its own Node: what is under test is the server. */
const visitAlone = (machine: AloneMachine, act: string, words: readonly string[]) =>
  machine.run([process.execPath, inRoot('tools/release/archive/visitor.ts'), act, 'http://127.0.0.1:3000', ...words]);

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('Credence is ready')) resolve();
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
}
