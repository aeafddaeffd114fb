export { FileDrop, type FileDropDetails, type FileDropProps } from './FileDrop.js';
