import type { sumMeterLabels } from './sumMeter.labels.js';

/** Was die Summenanzeige sagt. */
export const sumMeterLabelsDe: typeof sumMeterLabels = {
  addsUpTo: 'Ihre Antworten ergeben zusammen',
  policy: 'Gespeichert wird jede als ihr Anteil an der Summe.',
  exact: 'Gespeichert werden sie so, wie sie sind.',
};
