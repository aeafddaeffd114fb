import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { must, run, StepFailed } from './run.ts';
import { inRoot } from './workspace.ts';

const INSTALLED: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium with its libraries and a font as an npm package: installable without administrator rights. */
const PACKAGED = '@sparticuz/chromium@153.0.0';
const packagedFolder = inRoot('.tools/chromium');
const packagedBrowser = path.join(packagedFolder, 'chromium.sh');

const isRoot = () => process.getuid?.() === 0;

/** Where to look for a browser; only CHROMIUM_PATH if it is set. */
const candidates = (installed: readonly string[]) =>
  process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [...installed, packagedBrowser];

/** The browser that tests drive: CHROMIUM_PATH first, then an installed one; undefined if there is none. */
export function findBrowser(installed: readonly string[] = INSTALLED): string | undefined {
  return candidates(installed).find((file) => existsSync(file));
}

/**
 * The browser for components and screens, which are opened thousands of times: Debian has its Chromium without windows
 * too, which is a seventh less work.
 */
export function findTestBrowser(found = findBrowser()): string | undefined {
  const withoutWindows = `${found}-headless-shell`;
  return existsSync(withoutWindows) ? withoutWindows : found;
}

/**
 * How Playwright launches a browser. The sandbox is off because it is unavailable to root and in containers, and tests only
 * open our own pages; the other flags keep the browser off the network.
 */
export function launchOptions(executablePath = findBrowser()): { executablePath?: string; args: string[] } {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A finger that misses what it drags would go back to the page before.
      '--overscroll-history-navigation=0',
      // Text and colours render the same on every machine, whatever its settings.
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ],
  };
}

/** Finds a browser that starts, or installs one: Debian's own as root, otherwise from npm. Returns its path. */
export async function ensureBrowser(say: (line: string) => void, installed = INSTALLED): Promise<string> {
  const found = await working(installed);
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new StepFailed(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and no browser starts from there.`);
  }

  say('Getting a browser');
  const got = (isRoot() && (await fromDebian())) || (process.platform === 'linux' && (await fromNpm()));
  if (got) return got;

  throw new StepFailed(
    'The tests need Chromium. Install it, on Debian and Ubuntu with: apt-get install chromium\n' +
      'or set CHROMIUM_PATH to the Chromium or Chrome that you have.',
  );
}

/** Some systems have a file of that name that only explains how to install a browser. */
async function working(installed: readonly string[]): Promise<string | undefined> {
  for (const file of candidates(installed).filter((each) => existsSync(each))) {
    if ((await run(file, ['--version'])).code === 0) return file;
  }
  return undefined;
}

async function fromDebian(): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], { env })).code !== 0) return undefined;
  const get = (...names: string[]) =>
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...names], { env });
  await get('chromium', 'fonts-dejavu-core');
  // Earlier releases have none, and do without.
  await get('chromium-headless-shell');
  return working(INSTALLED);
}

/** Unpacks the npm package ourselves: its own code targets cloud functions and unpacks into /tmp. */
async function fromNpm(): Promise<string | undefined> {
  if (process.arch !== 'x64') return undefined;
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run('npm', ['install', ...quiet, '--prefix', packagedFolder, PACKAGED]);
  if (code !== 0) return undefined;

  const source = path.join(packagedFolder, 'node_modules/@sparticuz/chromium/bin');
  const unpacked = path.join(packagedFolder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  writeFileSync(path.join(unpacked, 'chromium'), brotliDecompressSync(readFileSync(path.join(source, 'chromium.br'))));
  chmodSync(path.join(unpacked, 'chromium'), 0o755);
  for (const archive of ['al2023', 'fonts']) {
    const tar = path.join(unpacked, `${archive}.tar`);
    writeFileSync(tar, brotliDecompressSync(readFileSync(path.join(source, `${archive}.tar.br`))));
    await must('The browser could not be unpacked.', 'tar', ['-xf', tar, '-C', unpacked]);
  }
  const fonts =
    '<dir>/usr/share/fonts</dir><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>';
  writeFileSync(path.join(unpacked, 'fonts.conf'), `<fontconfig>${fonts}</fontconfig>\n`);
  // Its libraries fill in for missing system ones. The launcher is written last, so a partial unpack is never used.
  const launcher = [
    '#!/bin/sh',
    'here=$(CDPATH= cd "$(dirname "$0")" && pwd)/unpacked',
    'export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/fonts.conf}"',
    'exec "$here/chromium" "$@"',
    '',
  ];
  writeFileSync(`${packagedBrowser}.part`, launcher.join('\n'), { mode: 0o755 });
  renameSync(`${packagedBrowser}.part`, packagedBrowser);
  return working([]);
}
