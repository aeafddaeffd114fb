import { useSyncExternalStore } from 'react';
import { session } from '../session/index.js';
import { createFileCheck } from './checkFile.js';
import { openCheckWorker } from './openCheckWorker.js';
import { sendNetwork } from './sendNetwork.js';
import { isActive, type Upload } from './upload.js';
import { createUploads } from './uploads.js';

const username = () => session.state().user?.username ?? null;

/** The uploads of this tab. */
export const uploads = createUploads({
  send: sendNetwork,
  check: createFileCheck(openCheckWorker),
  user: username,
});

session.on('ended', uploads.pause);
session.on('loggedOut', uploads.clear);
session.subscribe(() => uploads.belongsTo(username()));

/** The browser asks before the page goes while something is sent. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}
uploads.subscribe(() => {
  if (uploads.rows().some(isActive)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
});

/** The files that were chosen, each as it stands. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(uploads.subscribe, uploads.rows);
}
