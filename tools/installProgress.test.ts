import { expect, test } from 'vitest';
import { InstallProgress } from './installProgress.ts';

/** An installation whose reports are written as pnpm writes them, with a clock of its own. */
function installation() {
  const lines: string[] = [];
  let now = 0;
  const progress = new InstallProgress(
    (line) => lines.push(line),
    () => now,
  );
  const report = (name: string, about: object) =>
    progress.read(JSON.stringify({ time: now, level: 'debug', name: `pnpm:${name}`, ...about }));
  return {
    lines,
    progress,
    report,
    resolve: (...ids: string[]) => ids.forEach((packageId) => report('progress', { status: 'resolved', packageId })),
    start: (packageId: string, size: number | null) =>
      report('fetching-progress', { status: 'started', packageId, size }),
    finish: (packageId: string) => {
      report('progress', { status: 'fetched', packageId });
      report('progress', { status: 'imported', to: `node_modules/.pnpm/${packageId}` });
    },
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

test('R-2803: says how many packages of how many, and how many megabytes', () => {
  const { lines, progress, resolve, start, finish, pass } = installation();
  resolve('react@19.3.1', 'vite@8.3.8', 'pg@8.23.1');
  start('react@19.3.1', 300_000);
  start('vite@8.3.8', null);
  finish('react@19.3.1');
  expect(lines).toEqual([]);
  pass(4);
  finish('vite@8.3.8');
  finish('pg@8.23.1');
  pass(1);
  progress.finish();

  expect(lines).toEqual(['  1 of 3 packages, 0.3 MB fetched', '  3 of 3 packages, 0.3 MB fetched, installed in 5 s']);
});

test('R-2803: names a large package when its download begins, and counts what has arrived of it', () => {
  const { lines, progress, report, resolve, start, pass } = installation();
  resolve('postgres@18.4.0', 'pg@8.23.1');
  start('postgres@18.4.0', 24_000_000);
  pass(3);
  report('fetching-progress', { status: 'in_progress', packageId: 'postgres@18.4.0', downloaded: 12_400_000 });
  progress.tell();

  expect(lines).toEqual(['  fetching postgres@18.4.0, 24 MB', '  0 of 2 packages, 12 MB fetched']);
});

test('R-2803: says so when nothing arrives, and once that it tries again', () => {
  const { lines, progress, report, resolve, pass } = installation();
  report('lockfile-verification', { status: 'started', entries: 1016 });
  resolve('pg@8.23.1');
  pass(3);
  progress.tell();
  pass(14);
  progress.tell();
  pass(1);
  progress.tell();
  report('request-retry', { attempt: 1 });
  report('request-retry', { attempt: 1 });

  expect(lines).toEqual([
    '  checking the 1016 packages of the lockfile against the trust policy',
    '  0 of 1 packages',
    '  0 of 1 packages, waiting for the network',
    '  the network does not answer as it should; trying again',
  ]);
});

test('R-2803: everything from the store is counted without megabytes, and nothing to do is not mentioned', () => {
  const { lines, progress, report, resolve } = installation();
  progress.finish();
  resolve('pg@8.23.1');
  report('progress', { status: 'found_in_store', packageId: 'pg@8.23.1' });
  report('progress', { status: 'imported', to: 'node_modules/.pnpm/pg@8.23.1' });
  progress.finish();

  expect(lines).toEqual(['  1 of 1 packages, installed in 0 s']);
});

test('R-2804: keeps what pnpm says is wrong, once, and what it says in other words', () => {
  const { progress } = installation();
  const failure = '{"name":"pnpm","level":"error","code":"ERR_PNPM_FETCH","message":"Failed to fetch vite"}';
  for (const line of [failure, failure, 'thread panicked', '', '{"name":"pnpm","level":"info","message":"Done"}'])
    progress.read(line);

  expect(progress.problems).toEqual(['Failed to fetch vite', 'thread panicked']);
});
