import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareVersions, findWeaknesses, readAdvisories, renewAdvisories } from './advisories.js';
import type { Patient } from './patient.js';
import { checkPatched, checkWeaknesses } from './weaknessChecks.js';

const list = (vulns: object[], made = '2026-11-01') => ({ made, postgresql: { 18: '18.6', 15: '15.20' }, vulns });
const weakness = (id: string, purl: string, events: object[]) => ({
  id,
  affected: [{ package: { purl }, ranges: [{ type: 'SEMVER', events }] }],
});
const inFastify = weakness('GHSA-1', 'pkg:npm/fastify', [{ introduced: '0' }, { fixed: '5.8.0' }]);
const inArgon = weakness('GHSA-2', 'pkg:npm/%40node-rs/argon2', [{ introduced: '2.0.0' }, { last_affected: '2.0.2' }]);

/** What a release says of a weakness in one of its parts. */
const untouched = (name: string, part: string) => ({
  vulnerability: { name },
  products: [{ '@id': 'pkg:generic/credence', subcomponents: [{ '@id': part }] }],
  status: 'not_affected',
});

const components = [
  { purl: 'pkg:npm/fastify@5.7.1', version: '5.7.1' },
  { purl: 'pkg:npm/%40node-rs/argon2@2.0.2', version: '2.0.2' },
  { purl: 'pkg:generic/postgresql@18.4', version: '18.4' },
];

/** An unpacked release that was made with a key, and an empty DATA_DIR. */
async function installed(advisories: object = list([]), vex: object = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'credence-release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [release, dataDir] = [folder, path.join(folder, 'data')];
  const key = generateKeyPairSync('ed25519');
  const write = (name: string, content: object) => writeFile(path.join(folder, name), JSON.stringify(content));
  await write('advisories.json', advisories);
  await write('sbom.cdx.json', { components });
  await write('vex.openvex.json', vex);
  await writeFile(path.join(folder, 'credence.pub'), key.publicKey.export({ type: 'spki', format: 'pem' }));
  const patient = (settings: object = {}) =>
    ({ release, dataDir, clock: { now: () => new Date('2026-12-01T10:00:00Z') }, config: settings }) as Patient;
  const signed = async (content: object, by: KeyObject = key.privateKey) => {
    const file = path.join(folder, 'newer.json');
    await write('newer.json', content);
    await writeFile(`${file}.sig`, sign(null, await readFile(file), by));
    return file;
  };
  return { folder, release, dataDir, patient, signed };
}

test('R-3752: the doctor names the known weaknesses of what came with the release, and the version without them', async () => {
  const { patient } = await installed(list([inFastify, inArgon]));
  expect(await checkWeaknesses(patient())).toEqual({
    state: 'warning',
    says: 'By the list of 2026-11-01, parts of this release have known weaknesses: GHSA-1 in fastify 5.7.1, not in 5.8.0; GHSA-2 in @node-rs/argon2 2.0.2.',
    todo: 'Update to a release without them.',
  });
});

test('R-3752: what the release says does not touch it is not named, nor what is fixed in it', async () => {
  const fixed = weakness('GHSA-3', 'pkg:npm/fastify', [{ introduced: '0' }, { fixed: '5.7.1' }]);
  const statements = [untouched('GHSA-1', 'pkg:npm/fastify')];
  const { patient } = await installed(list([inFastify, fixed]), { statements });
  const { state, says } = await checkWeaknesses(patient());
  expect([state, says]).toEqual([
    'ok',
    'No weakness of the 3 parts of this release is known, by the list of 2026-11-01.',
  ]);
});

test('R-3780: what the release says of a weakness in one part hides it in no other part, nor in another version', async () => {
  const inBoth = { id: 'GHSA-4', affected: [...inFastify.affected, ...inArgon.affected] };
  const statements = [
    untouched('GHSA-4', 'pkg:npm/fastify@5.7.1'),
    untouched('GHSA-2', 'pkg:npm/%40node-rs/argon2@2.0.1'),
  ];
  const { patient } = await installed(list([inBoth, inArgon]), { statements });
  expect((await checkWeaknesses(patient())).says).toMatch(
    /: GHSA-4 in @node-rs\/argon2 2\.0\.2; GHSA-2 in @node-rs\/argon2 2\.0\.2\.$/,
  );
});

test.each([
  ['1.1.1s', '1.1.1t'],
  ['3.0.7', '3.0.8'],
  ['3.0.8', undefined],
  ['1.1.1zb', undefined],
  ['nightly', '1.1.1t'],
])('R-3781: OpenSSL %s is compared by its letter too, and told the version of its own line: %s', (version, fixed) => {
  const events = [{ introduced: '1.1.1' }, { fixed: '1.1.1t' }, { introduced: '3.0.0' }, { fixed: '3.0.8' }];
  const part = { purl: 'pkg:generic/openssl', version };
  const found = findWeaknesses([part], { ...list([]), vulns: [weakness('CVE-1', part.purl, events)] });
  expect(found).toEqual(fixed === undefined ? [] : [{ id: 'CVE-1', part, fixed }]);
});

test('R-3752: a list that is old says so, and a checkout has none', async () => {
  const { patient, folder } = await installed(list([], '2026-01-01'));
  expect(await checkWeaknesses(patient())).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining('--advisories'),
  });
  await rm(path.join(folder, 'sbom.cdx.json'));
  expect((await checkWeaknesses(patient())).state).toBe('ok');
});

test('R-3753: a newer list that its maker signed renews the one of the release, without a network', async () => {
  const { patient, signed, release, dataDir } = await installed();
  expect((await checkWeaknesses(patient())).state).toBe('ok');
  await renewAdvisories(await signed(list([inFastify], '2026-11-20')), { release, dataDir });
  expect((await checkWeaknesses(patient())).says).toContain('GHSA-1');
  await expect(renewAdvisories(await signed(list([], '2026-10-01')), { release, dataDir })).rejects.toThrow(
    /is of 2026-10-01, older than what is here \(2026-11-20\)\. Nothing was renewed\.$/,
  );
});

test('R-3753: a list that is broken, signed by somebody else or not at all is refused in a sentence, and nothing changes', async () => {
  const { signed, release, dataDir, folder } = await installed();
  const refused = async (file: string, why: RegExp) =>
    expect(renewAdvisories(file, { release, dataDir })).rejects.toThrow(why);
  const newer = list([inFastify], '2026-11-20');
  await refused(
    await signed(newer, generateKeyPairSync('ed25519').privateKey),
    /signed by somebody else than this release/,
  );
  const file = await signed(newer);
  await writeFile(file, JSON.stringify(newer).replace('GHSA-1', 'GHSA-9'));
  await refused(file, /is broken, or signed by somebody else/);
  await writeFile(`${file}.sig`, 'no signature');
  await refused(file, /is broken, or signed by somebody else/);
  await rm(`${file}.sig`);
  await refused(file, /^There is no signature .*newer\.json\.sig\. Nothing was renewed\.$/);
  await refused(await signed({ made: 'today' }), /is broken/);
  await refused(path.join(folder, 'none.json'), /cannot be read/);
  await rm(path.join(folder, 'credence.pub'));
  await refused(await signed(newer), /came without a key/);
  expect((await readAdvisories({ release, dataDir }))?.made).toBe('2026-11-01');
});

test('R-3753: a list that somebody changed in DATA_DIR counts for nothing', async () => {
  const { signed, release, dataDir } = await installed();
  await renewAdvisories(await signed(list([inFastify], '2026-11-20')), { release, dataDir });
  await cp(path.join(release, 'sbom.cdx.json'), path.join(dataDir, 'advisories.json'));
  expect((await readAdvisories({ release, dataDir }))?.made).toBe('2026-11-01');
});

test('R-3754: of an embedded PostgreSQL that is behind, it says that it is for a trial; of another, to update it', async () => {
  const { patient } = await installed();
  expect((await checkPatched(patient(), '18.4'))?.says).toMatch(
    /^The embedded PostgreSQL 18\.4 is behind 18\.6.*trial\.$/,
  );
  const own = { databaseUrl: 'postgresql://db/credence' };
  expect((await checkPatched(patient(own), '15.18 (Debian 15.18-0+deb12u1)'))?.says).toMatch(
    /^PostgreSQL 15\.18 is behind 15\.20/,
  );
  for (const version of ['18.6', '18.7', '19.0'])
    expect(await checkPatched(patient(own), version), version).toBeUndefined();
});

test('R-3782: a PostgreSQL older than all that are patched is not taken for one', async () => {
  const { patient } = await installed();
  expect(await checkPatched(patient({ databaseUrl: 'postgresql://db/credence' }), '14.23')).toEqual({
    state: 'warning',
    says: 'PostgreSQL 14.23 gets no security fixes any more: the oldest that does is 15.',
    todo: 'Move to a newer main version.',
  });
});

test('R-3752: versions are compared by their numbers, and what is before a release comes before it', () => {
  const inOrder = ['1.0.0-beta.2', '1.0.0-beta.11', '1.0.0', '1.0.0a', '1.0.0z', '1.0.0za', '1.0.1', '1.2', '1.10.0'];
  for (const [at, version] of inOrder.entries())
    for (const [other, second] of inOrder.entries())
      expect(compareVersions(version, second)).toBe(Math.sign(at - other));
});
