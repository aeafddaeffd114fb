import type { fileDropLabels } from './fileDrop.labels.js';

/** Was das Ablagefeld sagt. */
export const fileDropLabelsDe: typeof fileDropLabels = {
  prompt: 'Legen Sie hier eine XML- oder XDSL-Datei ab, oder',
  choose: 'wählen Sie eine Datei aus',
  promptSeveral: 'Legen Sie hier XML- oder XDSL-Dateien oder einen Ordner ab, oder',
  chooseSeveral: 'wählen Sie Dateien aus',
  chooseFolder: 'Ordner auswählen',
  hint: 'Ihre Originaldatei bleibt, wie sie ist; nur beantwortete Zahlen ändern sich.',
  remove: (name) => `${name} entfernen`,
};
