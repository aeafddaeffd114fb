import { signedInUser } from '../drafts/signedInUser.js';
import { deviceStorage } from '../session/browserStore.js';
import { createQueue } from './queue.js';

/** The order of the questions on this device. */
export const queue = createQueue({ storage: deviceStorage, user: signedInUser });
