export { Dialog, type DialogProps } from './Dialog.js';
export { useOpener } from './useOpener.js';
