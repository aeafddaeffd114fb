import { browserStorage } from './browserStorage.js';
import { browserTabs } from './browserTabs.js';
import { createDrafts } from './drafts.js';
import { signedInUser } from './signedInUser.js';

/** The signed-in user's drafts in this browser. */
export const drafts = createDrafts(
  browserStorage('credence', 'drafts'),
  signedInUser,
  () => new Date(),
  browserTabs('credence-tab'),
);
