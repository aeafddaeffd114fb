import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { report, StepFailed } from '../build/run.ts';
import { install } from './install.ts';

/**
 * `npm run drill -- 10`: kills the database that takes writes ten times, while eight programs save through two servers;
 * once with a promotion by hand and, where it is installed, once with Patroni. Fails if anything acknowledged is lost or
 * doubled. Not part of CI: it wants Debian's PostgreSQL.
 */
const say = (line: string) => console.log(line);
const [kills = '10'] = process.argv.slice(2);

try {
  if (!/^[1-9]\d*$/.test(kills)) throw new StepFailed('Say how often: npm run drill -- 10.');
  await install(say);
  await buildApp(say);
  await buildServer(say);
  // Imported late, because they need the dependencies installed.
  const { findPostgres, makeFolder } = await import('../packages/server/test/replica/postgres.ts');
  const { hasPatroni, Patroni } = await import('../e2e/drill/patroni.ts');
  const { Promotion } = await import('../e2e/drill/promotion.ts');
  const { drill } = await import('../e2e/drill/drill.ts');
  const programs = findPostgres();
  if (!programs) throw new StepFailed('The drill needs PostgreSQL: apt-get install postgresql, and then once more.');
  if (!hasPatroni()) say('Patroni is not installed: without it, only a promotion by hand is tried.');

  for (const kind of hasPatroni() ? [Promotion, Patroni] : [Promotion]) {
    const folder = makeFolder(mkdtempSync(path.join(os.tmpdir(), 'credence-cluster-')));
    const cluster = await kind.start(programs, folder);
    try {
      const { acknowledged, lost, doubled, refused, longestPause } = await drill(cluster, Number(kills), say);
      for (const line of refused) say(`refused: ${line}`);
      say(
        `${cluster.name}: ${kills} kills, ${acknowledged} answers acknowledged, ${lost} lost, ${doubled} doubled, ` +
          `longest pause ${longestPause.toFixed(1)} s`,
      );
      if (lost + doubled + refused.length > 0) process.exitCode = 1;
    } finally {
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
