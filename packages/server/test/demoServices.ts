import { createReadFromReplica } from '../src/database/replica.js';
import type { Clock } from '../src/platform/clock.js';
import { defaultSite } from '../src/platform/config/siteTexts.js';
import { tellOfReplica } from '../src/platform/faults/tellOfReplica.js';
import { inThisThread } from '../src/platform/files/networkFiles.js';
import { createPasswords } from '../src/platform/passwords.js';
import type { Services } from '../src/platform/services.js';
import type { TestApp } from './testApp.js';

/** What the demo is made with, on the database of a test. */
export const demoServices = (
  { app, database, clock, config, invitations }: TestApp,
  own: { readonly clock?: Clock } = {},
): Services => ({
  database,
  readFromReplica: createReadFromReplica(database, undefined, tellOfReplica(app.log)),
  clock,
  config,
  passwords: createPasswords(),
  files: inThisThread,
  invitations,
  mailServer: { isAway: false },
  pause: () => Promise.resolve(),
  site: defaultSite,
  log: app.log,
  ...own,
});
