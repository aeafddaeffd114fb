import { signedInUser } from '../../ground/drafts/signedInUser.js';
import { deviceStorage } from '../../ground/session/browserStore.js';
import { createQueue } from './queue.js';

/** The order of the questions on this device. */
export const queue = createQueue({ storage: deviceStorage, user: signedInUser });
