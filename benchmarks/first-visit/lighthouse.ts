import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenChanged } from '../../build/fingerprint.ts';
import { must } from '../../build/run.ts';
import { cache, inRoot, root } from '../../build/workspace.ts';

const folder = path.join(cache, 'first-visit');
const manifest = 'benchmarks/first-visit/package.json';

/** The parts of Lighthouse's report that are used here. */
interface Report {
  readonly lhr: {
    readonly finalDisplayedUrl: string;
    readonly runtimeError?: { readonly message: string };
    readonly categories: { readonly performance: { readonly score: number } };
    readonly audits: Record<string, { readonly numericValue?: number }>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<Report>;

/** What one visit comes to: a score from 0 to 100, milliseconds, and the unit-free shift of the layout. */
export interface Visit {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Lighthouse, installed outside the workspace. Returns a visit to an address as its phone makes it, without a cache. */
export async function lighthouse(): Promise<(url: string, port: number) => Promise<Visit>> {
  await whenChanged({
    name: 'first-visit',
    inputs: [manifest],
    outputs: [path.relative(root, path.join(folder, 'package-lock.json'))],
    work: async () => {
      mkdirSync(folder, { recursive: true });
      copyFileSync(inRoot(manifest), path.join(folder, 'package.json'));
      const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      await must('Lighthouse could not be installed.', 'npm', ['install', ...quiet], { cwd: folder });
    },
  });
  const entry = pathToFileURL(path.join(folder, 'node_modules/lighthouse/core/index.js')).href;
  const { default: run } = (await import(entry)) as { default: Lighthouse };
  return async (url, port) => {
    const { lhr } = await run(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
      throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
    }
    const audit = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      score: lhr.categories.performance.score * 100,
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
    };
  };
}
