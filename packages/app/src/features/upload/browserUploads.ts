import { useSyncExternalStore } from 'react';
import { session } from '../../ground/session/index.js';
import { createFileCheck, type CheckWorker } from './checkFile.js';
import { sendNetwork } from './sendNetwork.js';
import { isActive, type Upload } from './upload.js';
import { createUploads } from './uploads.js';
import { trustedScript } from '../../ground/trustedScript.js';
import address from './checkFile.worker.ts?worker&url';

const username = () => session.state().user?.username ?? null;

/** This tab's uploads. */
export const uploads = createUploads({
  send: sendNetwork,
  check: createFileCheck(openCheckWorker),
  user: username,
});

session.on('ended', uploads.pause);
session.on('loggedOut', uploads.clear);
session.subscribe(() => uploads.belongsTo(username()));

/** Makes the browser ask before the page is closed during an upload. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
uploads.subscribe(() => {
  if (uploads.rows().some(isActive)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
});

/** The selected files with their current status. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.rows);
}

/** The worker is a separate file, loaded only by users who choose a file. */
function openCheckWorker(): Promise<CheckWorker> {
  return Promise.resolve().then(() => new Worker(trustedScript(address), { type: 'module' }));
}
