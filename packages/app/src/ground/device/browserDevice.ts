import { session } from '../session/index.js';
import { signedInUser } from '../session/signedInUser.js';
import { browserEntries } from './browserEntries.js';
import { createDevice } from './device.js';
import { storages } from './storages.js';

/** This browser, as it is for every tab. */
export const openDevice = () =>
  createDevice({ entries: browserEntries(), storages, user: signedInUser, now: () => new Date() });

/** What this browser keeps for the signed-in user. */
export const device = openDevice();

// Whatever ends a session otherwise keeps everything for that user's next visit.
session.on('loggedOut', (username) => void (username !== null && device.forget(username)));
