import type { openTextLabels } from './openText.labels.js';

/** Was große Textfelder von sich aus sagen. */
export const openTextLabelsDe: typeof openTextLabels = {
  left: (count, written) => (count === 1 ? 'noch 1 Zeichen' : `noch ${written} Zeichen`),
};
