import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { report, StepFailed } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { install } from './install.ts';
import { pack } from './release/pack.ts';
import { PLATFORMS } from './release/platforms.ts';
import { readLock } from './release/shipped.ts';
import { stage } from './release/stage.ts';
import { signatureOf, sumOf } from './release/sums.ts';
import { releaseHere } from './release/version.ts';

/**
 * `npm run release`: an archive for each platform in `dist`, or for those that are named, with SHA256SUMS; and
 * SHA256SUMS.sig, if RELEASE_KEY is the path of a key.
 */
const say = (line: string) => console.log(line);

try {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !PLATFORMS.some((each) => each.name === name));
  if (unknown)
    throw new StepFailed(`There is no platform ${unknown}, only ${PLATFORMS.map(({ name }) => name).join(', ')}.`);
  await install(say);
  await buildApp(say);
  await buildServer(say);
  const out = inRoot('dist');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);

  const lock = readLock();
  const release = releaseHere();
  const sums: string[] = [];
  const { RELEASE_KEY: key } = process.env;
  for (const platform of PLATFORMS.filter(({ name }) => named.length === 0 || named.includes(name))) {
    say(`Making the archive for ${platform.name}`);
    const folder = await stage(lock, platform, release, key);
    const name = await pack(folder, out, release);
    // A quarter of a gigabyte each.
    rmSync(path.dirname(folder), { recursive: true });
    sums.push(`${await sumOf(path.join(out, name))}  ${name}\n`);
  }
  writeFileSync(path.join(out, 'SHA256SUMS'), sums.join(''));
  if (key) writeFileSync(path.join(out, 'SHA256SUMS.sig'), signatureOf(sums.join(''), key));
  say(
    `They are in ${out}, with ${key ? 'SHA256SUMS and its signature' : 'SHA256SUMS; RELEASE_KEY was not set, so nothing is signed'}.`,
  );
} catch (error) {
  report(error);
  process.exitCode = 1;
}
