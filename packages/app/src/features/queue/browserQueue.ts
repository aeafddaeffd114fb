import { device } from '../../ground/device/browserDevice.js';
import { createQueue } from './queue.js';

/** The order of the questions on this device. */
export const queue = createQueue(device);
