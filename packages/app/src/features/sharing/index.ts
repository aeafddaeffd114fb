export { NetworkShare, type NetworkShareProps } from './NetworkShare.js';
