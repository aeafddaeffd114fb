import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder containing the demo, left by a cleanly stopped product, to copy from. */
    startedProduct: string;
  }
}

/** Starts the product once for all test files: creating the database cluster takes most of the time. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-e2e-started-'));
  // When root starts the server, it avoids a folder that others cannot enter and uses another one.
  chmodSync(folder, 0o755);
  const product = await startProduct({ folder });
  await product.stop();
  project.provide('startedProduct', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
