import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that tests drive: CHROMIUM_PATH first, then one that is installed; undefined where there is none. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  return given || INSTALLED.find((path) => existsSync(path));
}

/** How Playwright starts it: as root Chromium needs `--no-sandbox`; the rest keeps it off the network. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  const root = typeof process.getuid === 'function' && process.getuid() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
