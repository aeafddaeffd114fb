import { store } from '../session/browserStore.js';
import { browserStorage } from './browserStorage.js';
import { createDrafts } from './drafts.js';

/** The drafts of whoever is signed in in this browser. */
export const drafts = createDrafts(
  browserStorage('credence', 'drafts'),
  () => store.userInfo()?.username ?? null,
  () => new Date(),
);
