import { storages } from '../device/storages.js';
import { createStore } from './store.js';

/** What is stored in this browser. */
export const store = createStore(storages.device);
