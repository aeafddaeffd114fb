import { device } from '../device/browserDevice.js';
import { browserTabs } from './browserTabs.js';
import { createDrafts } from './drafts.js';

/** The signed-in user's drafts in this browser. */
export const drafts = createDrafts(device, browserTabs('credence-tab'));
