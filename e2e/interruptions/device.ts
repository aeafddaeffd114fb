import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { launchOptions } from '../../build/browser.ts';

/**
 * A browser whose profile outlives it. It is started as a separate process, to which Playwright connects, so that it
 * can be killed the way a person's browser is: without a chance to save anything.
 */
export class Device {
  readonly #profile = mkdtempSync(path.join(os.tmpdir(), 'credence-device-'));
  readonly #onAcknowledged: (body: string) => void;
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;
  #page: Page | undefined;

  /** @param onAcknowledged called with the body of each save once the page has received its 2xx */
  constructor(onAcknowledged: (body: string) => void) {
    this.#onAcknowledged = onAcknowledged;
  }

  /** The tab; opens one, and starts the browser, if necessary. */
  async page(): Promise<Page> {
    if (this.#page && !this.#page.isClosed()) return this.#page;
    this.#browser ??= await this.#start();
    this.#page = await this.#context(this.#browser).newPage();
    await this.#page.setViewportSize({ width: 1280, height: 900 });
    this.#page.setDefaultTimeout(60_000);
    return this.#page;
  }

  async closeTab(): Promise<void> {
    await this.#page?.close({ runBeforeUnload: false });
  }

  async setOffline(offline: boolean): Promise<void> {
    if (this.#browser) await this.#context(this.#browser).setOffline(offline);
  }

  /** `kill -9` for every process of the browser. */
  async kill(): Promise<void> {
    const { pid, exitCode } = this.#process ?? {};
    if (pid !== undefined && exitCode === null) {
      const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
      process.kill(-pid, 'SIGKILL');
      await ended;
    }
    await this.#browser?.close().catch(() => undefined);
    this.#browser = this.#page = this.#process = undefined;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  #context(browser: Browser): BrowserContext {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile.');
    return context;
  }

  async #start(): Promise<Browser> {
    const { executablePath = chromium.executablePath(), args } = launchOptions();
    const own = [
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.#profile}`,
      '--no-default-browser-check',
    ];
    // In its own process group, because the browser is many processes.
    this.#process = spawn(executablePath, [...args, ...own, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const browser = await chromium.connectOverCDP(await addressOf(this.#process));
    const context = this.#context(browser);
    await context.exposeFunction('acknowledged', this.#onAcknowledged);
    await context.addInitScript(tellOfSaves);
    return browser;
  }
}

/** Runs in the page: observes its saves and changes nothing. */
function tellOfSaves(): void {
  const page = window as typeof window & { acknowledged: (body: string) => void };
  const send = page.fetch;
  page.fetch = (input, init) => {
    if (!(input instanceof Request) || input.method !== 'POST' || !input.url.endsWith('/save'))
      return send(input, init);
    const body = input.clone().text();
    const answered = send(input, init);
    answered.then(
      async ({ ok }) => {
        if (ok) page.acknowledged(await body);
      },
      () => undefined,
    );
    return answered;
  };
}

/** A browser prints its debugging address on stderr. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (text) => {
      said += String(text);
      const address = /DevTools listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
}
