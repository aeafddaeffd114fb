import type { Text } from '../../english/app.js';
import { named } from './named.js';
import { numbers } from '../numbers.js';
import { pools } from '../pools.js';

export const earlierAnswers: Text['earlierAnswers'] = {
  title: 'Frühere Antworten',
  about: (nodeName) => `Alle gespeicherten Antworten auf diese Frage zu ${named(nodeName)}, die neueste zuerst.`,
  list: 'Frühere Antworten, die neueste zuerst',
  share: (percent, state) => `${percent.toLocaleString('de', { maximumFractionDigits: 4 })} % ${state}`,
  otherStates: (count) => (count === 1 ? 'und 1 weiterer' : `und ${numbers.format(count)} weitere`),
  certainty: { '-2': 'unsicher', '-1': 'eher unsicher', '1': 'eher sicher', '2': 'sicher' },
  startedFrom: (question) => `von Frage ${question} ausgehend`,
  origins: {
    decided: 'wie die Kombination sagt',
    carried: 'aus einer früheren Runde',
    adopted: 'aus einem Ergebnis übernommen',
  },
  adoptedFrom: (of, day) => `am ${day} übernommen: ${of}`,
  pools,
  certaintyFrom: (certainty, question) => `${certainty}, wie bei Frage ${question}`,
  whyChanged: 'Warum sie geändert wurde:',
  you: 'Sie',
  counts: 'zählt jetzt',
  noneCounts: 'Eine Kombination beantwortet diese Frage jetzt. Keine dieser Antworten zählt.',
  setAsideSince: 'Die Frage ist wieder offen: Zuletzt hieß es „Nicht mein Fachgebiet“. Keine dieser Antworten zählt.',
  empty: 'Zu dieser Frage hat noch niemand eine Antwort gespeichert.',
  loadFailed: 'Die früheren Antworten konnten nicht geladen werden.',
  noResponse: 'Der Server ist nicht erreichbar.',
  more: (count) => `${numbers.format(count)} weitere anzeigen`,
  onlyNewest: (count) => `Nur die neuesten ${numbers.format(count)} sind aufgeführt.`,
  use: 'Diese Antwort wieder verwenden',
  useOf: (who, time) => `Diese Antwort wieder verwenden: ${who}, ${time}`,
  using: 'Wird gespeichert …',
  replaceQuestion: 'Nicht gespeicherte Antwort verwerfen?',
  replaceConsequence: 'Was Sie hier eingegeben haben, wird gelöscht. Gespeichert wird die frühere Antwort.',
  replace: 'Frühere Antwort verwenden',
  restored: 'Die frühere Antwort zählt wieder.',
  restoreFailed: 'Die frühere Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  changedMeanwhile: (name, shares) =>
    `${name ?? 'Jemand anders'} hat diese Frage inzwischen beantwortet: ${shares}. Die frühere Antwort gilt noch nicht.`,
  resetMeanwhile: 'Dieser Knoten wurde inzwischen zurückgesetzt. Die frühere Antwort gilt noch nicht.',
};
