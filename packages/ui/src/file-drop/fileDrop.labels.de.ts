import type { fileDropLabels } from './fileDrop.labels.js';

/** Was das Ablagefeld sagt. */
export const fileDropLabelsDe: typeof fileDropLabels = {
  prompt: 'Legen Sie hier eine XML- oder XDSL-Datei ab, oder',
  choose: 'wählen Sie eine Datei aus',
  hint: 'Ihre Originaldatei bleibt, wie sie ist; nur beantwortete Zahlen ändern sich.',
  remove: (name) => `${name} entfernen`,
};
