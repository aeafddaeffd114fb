import type { dashboardPanelsLabels } from './dashboardPanels.labels.js';

export const dashboardPanelsLabelsDe: typeof dashboardPanelsLabels = {
  loginTimes: (period) => (period ? `An- und Abmeldezeiten, ${period}` : 'An- und Abmeldezeiten'),
  activityTimes: (period) => (period ? `Aktivitäten je Stunde, ${period}` : 'Aktivitäten je Stunde'),
  nodeSize: (period) =>
    period ? `Bevorzugte Knotengröße, bearbeitete Knoten, ${period}` : 'Bevorzugte Knotengröße, bearbeitete Knoten',
  combinations: (period) =>
    period ? `Durchschnittliche Kombinationen je Knoten, ${period}` : 'Durchschnittliche Kombinationen je Knoten',
  questionnaire: (answers) =>
    answers ? `Mittelwerte des Fragebogens, 1 bis 5, ${answers}` : 'Mittelwerte des Fragebogens, 1 bis 5',
  loginTimesTitle: 'An- und Abmeldezeiten',
  activityTimesTitle: 'Aktivitätszeiten',
  nodeSizeTitle: 'Bevorzugte Knotengröße',
  combinationsTitle: 'Durchschnittliche Kombinationen je Knoten',
  questionnaireTitle: 'Fragebogen',
  loginTimesEmpty: 'Keine Daten zu An- und Abmeldungen vorhanden',
  activityTimesEmpty: 'Keine Daten zu Aktivitätszeiten vorhanden',
  nodeSizeEmpty: 'Keine Daten zur bevorzugten Knotengröße vorhanden',
  combinationsEmpty: 'Keine Daten zur Auswahl von Kombinationen vorhanden',
  questionnaireEmpty: 'Keine Daten des Fragebogens vorhanden',
  periods: { day: 'letzte 24 Stunden', week: 'letzte 7 Tage', month: 'letzte 30 Tage' },
  onlyPeriods: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', month: 'Letzte 30 Tage' },
  logins: 'Anmeldungen',
  logouts: 'Abmeldungen',
  hour: 'Stunde',
  activities: 'Aktivitäten',
  size: 'Größe',
  sizes: { small: 'klein', medium: 'mittel', large: 'groß' },
  nodes: 'Knoten',
  node: 'Knoten',
  averageCombinations: 'Durchschnittliche Kombinationen',
  statement: 'Aussage',
  averageScore: 'Mittelwert',
  answers: (count, isOne) => (isOne ? '1 Antwort' : `${count} Antworten`),
  stretch: (from, to) => `zwischen ${from} und ${to}`,
  loginFinding: (logins, logouts) => {
    if (logins === null)
      return logouts
        ? `Die meisten Abmeldungen ${logouts}; keine Anmeldungen`
        : 'Keine Anmeldungen; Abmeldungen ohne Spitze';
    if (logouts === null)
      return logins
        ? `Die meisten Anmeldungen ${logins}; keine Abmeldungen`
        : 'Keine Abmeldungen; Anmeldungen ohne Spitze';
    if (logins && logins === logouts) return `Spitze der An- und Abmeldungen ${logins}`;
    if (logins && logouts) return `Spitze der Anmeldungen ${logins}, der Abmeldungen ${logouts}`;
    if (logins) return `Spitze der Anmeldungen ${logins}, keine klare bei den Abmeldungen`;
    return logouts
      ? `Spitze der Abmeldungen ${logouts}, keine klare bei den Anmeldungen`
      : 'Keine klare Spitze bei An- und Abmeldungen';
  },
  busiestHour: (hour) => `Am meisten geschieht um ${hour} Uhr`,
  noPeak: 'Keine klare Spitze',
  sizeFinding: (size) =>
    `${{ small: 'Kleine', medium: 'Mittlere', large: 'Große' }[size]} Knoten werden am meisten bearbeitet`,
  noSizePreference: 'Keine Knotengröße wird klar bevorzugt',
  combinationsRange: (low, high) => `Im Mittel entscheiden ${low} bis ${high} Kombinationen einen Knoten`,
  combinationsSame: (value, isOne) =>
    isOne
      ? 'Im Mittel entscheidet 1 Kombination einen Knoten'
      : `Im Mittel entscheiden ${value} Kombinationen einen Knoten`,
  scoreFinding: (best, worst) => {
    if (best && worst) return `Am besten: ${best}. Am schwächsten: ${worst}.`;
    if (best) return `Am besten: ${best}`;
    return worst ? `Am schwächsten: ${worst}` : 'Keine Aussage sticht heraus';
  },
  lowerIsBetter: (statements) => `${statements}: niedriger ist besser`,
  showAll: (count) => `Alle ${count} zeigen`,
  showFewer: 'Weniger zeigen',
  largestOf: (shown, count) => `die größten ${shown} von ${count}`,
};
