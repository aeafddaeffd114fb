import type { PartialLabels } from '../../labels/labels.js';

/** A question in German, with longer words than in English. */
export const germanQuestion = {
  args: {
    title: 'Krankheitsstadium nach Bestrahlung',
    states: ['Vollremission', 'Teilremission mit Resttumor', 'Krankheitsfortschritt'],
    lead: 'Für eine Person, die stark raucht, 50 bis 69 Jahre alt und HPV-negativ ist:',
    conditions: [
      { name: 'Rauchen', value: 'stark', previous: 'keines' },
      { name: 'Altersgruppe', value: '50 bis 69', previous: '50 bis 69' },
    ],
  },
  labels: {
    verbalScale: {
      anchors: [
        { label: '(fast) unmöglich', percent: 0 },
        { label: 'unwahrscheinlich', percent: 15 },
        { label: 'ungewiss', percent: 25 },
        { label: 'halb und halb', percent: 50 },
        { label: 'zu erwarten', percent: 75 },
        { label: 'wahrscheinlich', percent: 85 },
        { label: '(fast) sicher', percent: 100 },
      ],
      between: (lower, upper) => `zwischen ${lower} und ${upper}`,
    },
    probabilitySlider: { keep: (value) => `Noch nicht beantwortet · ${value} übernehmen` },
    probabilityQuestion: {
      lead: (node) => `Wie wahrscheinlich ist es, dass „${node}“ den Zustand`,
      state: (state) => `„${state}“ hat?`,
      left: (count) => (count === 1 ? 'der Rest' : 'die Hälfte des Rests'),
    },
    shareBar: { stored: 'Gespeichert:', scaleAll: 'Alle auf 100 skalieren' },
    certaintyField: {
      question: 'Wie sicher sind Sie?',
      choices: {
        uncertain: 'unsicher',
        ratherUncertain: 'eher unsicher',
        ratherCertain: 'eher sicher',
        certain: 'sicher',
      },
    },
    conditionsPanel: { title: 'Bedingungen', changed: 'geändert', was: (previous) => `vorher ${previous}` },
    questionLayout: {
      continue: 'Weiter',
      back: 'Zurück',
      progressSaved: 'Ihr Fortschritt ist gespeichert.',
      questionOf: (question, total) => `Frage ${question} von ${total}`,
      minutesLeft: (minutes) => `noch etwa ${minutes} Min.`,
    },
  } satisfies PartialLabels,
};

/** A question in Polish, with the longest words of the scale. */
export const polishQuestion = {
  args: {
    title: 'Zaawansowanie choroby',
    states: ['wczesne', 'miejscowo zaawansowane', 'źle rokujące'],
    lead: undefined,
    conditions: [{ name: 'Palenie tytoniu', value: 'nałogowe', previous: 'żadne' }],
  },
  labels: {
    verbalScale: {
      anchors: [
        { label: '(prawie) niemożliwe', percent: 0 },
        { label: 'nieprawdopodobne', percent: 15 },
        { label: 'niepewne', percent: 25 },
        { label: 'pół na pół', percent: 50 },
        { label: 'oczekiwane', percent: 75 },
        { label: 'prawdopodobne', percent: 85 },
        { label: '(prawie) pewne', percent: 100 },
      ],
      between: (lower, upper) => `między ${lower} a ${upper}`,
    },
    probabilityQuestion: { lead: (node) => `Jak prawdopodobne jest, że ${node} jest:` },
  } satisfies PartialLabels,
};
