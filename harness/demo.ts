import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { startProduct } from './product.ts';

/** The built product with its demonstration, while something is tried on it. */
export interface RunningDemo {
  readonly url: string;
  readonly expert: { readonly username: string; readonly password: string };
}

/** Builds the product where it has changed, and runs it in a data folder of its own. */
export async function withDemo<Result>(attempt: (demo: RunningDemo) => Promise<Result>): Promise<Result> {
  await buildApp(() => undefined);
  await buildServer(() => undefined);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'credence-demo-'));
  // When root starts the server, it avoids a folder that others cannot enter and uses another one.
  chmodSync(folder, 0o755);
  const product = await startProduct({ folder });
  try {
    return await attempt({ url: product.url, expert: { username: 'expert@example.org', password: 'credence-demo' } });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
