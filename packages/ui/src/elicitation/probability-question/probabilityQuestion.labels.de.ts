import type { probabilityQuestionLabels } from './probabilityQuestion.labels.js';

const numberWords = ['dreien', 'vieren', 'fünfen', 'sechsen', 'sieben', 'achten', 'neunen', 'zehn', 'elf', 'zwölf'];
const ofAll = (states: number) => (states === 2 ? 'von beiden' : `von allen ${numberWords[states - 3] ?? states}`);

/** Was eine Frage sagt. Zusammen lauten Anfang und Zustand „Wie wahrscheinlich ist es, dass X ist: Y?“. */
export const probabilityQuestionLabelsDe: typeof probabilityQuestionLabels = {
  lead: (node) => `Wie wahrscheinlich ist es, dass ${node} ist:`,
  state: (state) => `${state}?`,
  storedAs: (share) => `gespeichert als ${share}`,
  keep: 'Festhalten',
  keepAt: (state, percent) => `Festhalten: ${state} bei ${percent} %`,
  othersKept: 'alle anderen sind festgehalten',
  youSet: (answer, states, share, words) =>
    `Sie haben ${answer} gewählt; ${ofAll(states)} sind das ${share}: ${words}.`,
  makeThemAddUp: 'Auf zusammen 100 bringen',
};
