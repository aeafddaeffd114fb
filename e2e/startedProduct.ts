import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo in it, whose product was ended in good order: to copy from. */
    startedProduct: string;
  }
}

/** Starts the product for the first time, once for all files: making a cluster takes most of it. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-e2e-started-'));
  // A folder that nobody else can enter is put aside for another one when root starts the server.
  chmodSync(folder, 0o755);
  const product = await startProduct({ folder });
  await product.stop();
  project.provide('startedProduct', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
