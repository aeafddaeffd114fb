export { NetworkShare } from './NetworkShare.js';
