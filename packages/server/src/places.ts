import { existsSync } from 'node:fs';
import path from 'node:path';

/** This folder is packages/server/src, or packages/server/dist once built. */
const here = import.meta.dirname;
const checkout = path.join(here, '../../..');
/** Exists only in the build. When running from source, files are read in the server's own thread. */
const worker = path.join(here, 'worker.js');
const copied = path.join(here, 'openapi.yaml');

/** The locations of the server's files. */
export const places = {
  checkout,
  migrations: path.join(here, '../migrations'),
  /** The build places a copy next to itself. */
  contract: existsSync(copied) ? copied : path.join(checkout, 'openapi.yaml'),
  networkFilesWorker: existsSync(worker) ? worker : undefined,
  /** The sample networks of a demo. */
  examples: path.join(checkout, 'examples'),
  /** The built application. */
  site: path.join(checkout, 'packages/app/dist'),
};
