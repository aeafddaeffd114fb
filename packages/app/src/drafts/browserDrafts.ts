import { browserStorage } from './browserStorage.js';
import { createDrafts } from './drafts.js';
import { signedInUser } from './signedInUser.js';

/** The drafts of whoever is signed in in this browser. */
export const drafts = createDrafts(browserStorage('credence', 'drafts'), signedInUser, () => new Date());
