import type { ProblemCode } from '@credence/bayesnet';

/** A sentence about a file, from the names and numbers that the server's own sentence holds. */
type Sentence = (names: readonly string[], numbers: readonly string[]) => string;

const name = (given: string | undefined) => (given === undefined ? '' : ` „${given}“`);

/** What can be wrong with a file, by its code. The place stands before it. */
export const fileProblems: Readonly<Record<ProblemCode, Sentence>> = {
  'empty-file': () => 'Die Datei ist leer. Bitte wählen Sie eine andere aus.',
  'too-large': () => 'Die Datei oder ein Stück daraus ist zu groß. Laden Sie eine kleinere hoch.',
  'not-xml': () => 'Das ist keine XML-Datei. Laden Sie das Netz als XDSL oder XMLBIF hoch.',
  'unsupported-encoding': () => 'Die Zeichenkodierung der Datei wird nicht gelesen. Speichern Sie sie als UTF-8.',
  'invalid-encoding': () => 'Die Datei enthält ein ungültiges Zeichen. Speichern Sie sie als UTF-8.',
  'malformed-xml': () =>
    'Die Datei ist hier kein wohlgeformtes XML. Speichern Sie sie mit Ihrem Programm noch einmal, oder beheben Sie den Fehler.',
  'doctype-not-allowed': () => 'Dieser DOCTYPE ist nicht erlaubt. Entfernen Sie ihn.',
  'entity-not-allowed': () => 'Entity-Deklarationen sind nicht erlaubt. Entfernen Sie sie.',
  'too-deep': () => 'Die Datei ist zu tief verschachtelt. Prüfen Sie, woher sie kommt.',
  'too-many-elements': () => 'Die Datei hat zu viele Elemente. Prüfen Sie, woher sie kommt.',
  'too-many-attributes': () => 'Die Datei hat zu viele Attribute. Prüfen Sie, woher sie kommt.',
  'too-many-numbers': () => 'Die Tabellen enthalten zu viele Zahlen. Teilen Sie das Netz auf.',
  'too-many-nodes': () => 'Das Netz hat zu viele Knoten. Teilen Sie es auf.',
  'too-many-states': ([node]) => `Der Knoten${name(node)} hat zu viele Zustände. Fassen Sie einige zusammen.`,
  'too-many-configurations': ([node]) =>
    `Die Eltern des Knotens${name(node)} haben zu viele Kombinationen von Zuständen. Verringern Sie ihre Zahl.`,
  'name-too-long': () => 'Ein Name ist zu lang. Kürzen Sie ihn.',
  'unknown-format': () => 'Das ist weder XDSL (<smile>) noch XMLBIF (<BIF>). Laden Sie eine andere Datei hoch.',
  'no-nodes': () => 'Die Datei enthält keine Knoten. Laden Sie ein Netz hoch, das welche hat.',
  'missing-id': ([node]) =>
    node === undefined
      ? 'Hier fehlt der Name eines Knotens. Ergänzen Sie ihn.'
      : `Einem Zustand des Knotens${name(node)} fehlt der Name. Ergänzen Sie ihn.`,
  'duplicate-id': ([id]) => `Zwei Knoten haben die Kennung${name(id)}. Geben Sie einem davon eine andere.`,
  'too-few-states': ([node]) => `Der Knoten${name(node)} hat zu wenige Zustände. Er braucht mindestens zwei.`,
  'duplicate-state': ([node, state]) =>
    `Der Knoten${name(node)} hat den Zustand${name(state)} zweimal. Benennen Sie einen davon um.`,
  'repeated-element': ([node]) =>
    node === undefined
      ? 'Hier steht etwas zum zweiten Mal. Behalten Sie, was richtig ist.'
      : `Zum Knoten${name(node)} steht hier etwas zum zweiten Mal. Behalten Sie, was richtig ist.`,
  'unknown-parent': ([node, parent]) =>
    parent === undefined
      ? `Den Knoten${name(node)} gibt es in der Datei nicht. Ergänzen Sie ihn, oder entfernen Sie den Verweis.`
      : `Den Elternknoten${name(parent)} von${name(node)} gibt es in der Datei nicht. Ergänzen Sie ihn, oder entfernen Sie den Verweis.`,
  'duplicate-parent': ([node, parent]) =>
    `Der Knoten${name(node)} nennt den Elternknoten${name(parent)} zweimal. Nennen Sie ihn einmal.`,
  cycle: (names) =>
    `Die Pfeile laufen im Kreis${names.length > 0 ? ` (${names.join(' → ')})` : ''}. Entfernen Sie einen davon.`,
  'wrong-number-count': ([node], [found, needed]) =>
    found === undefined || needed === undefined
      ? `Die Tabelle des Knotens${name(node)} hat nicht so viele Zahlen, wie sie braucht. Berichtigen Sie sie.`
      : `Die Tabelle des Knotens${name(node)} hat ${found === '1' ? '1 Zahl' : `${found} Zahlen`}, sie braucht aber ${needed}. Berichtigen Sie sie.`,
  'invalid-number': ([node, found]) =>
    `Beim Knoten${name(node)} steht${name(found)}, wo eine Wahrscheinlichkeit von 0 bis 1 hingehört.`,
  'column-sum': ([node]) => `Eine Spalte des Knotens${name(node)} ergibt zusammen nicht 1.`,
  'unusable-parent': ([node, parent]) =>
    `Der Knoten${name(node)} lässt sich nicht einschätzen, weil sein Elternknoten${name(parent)} keine Zustände hat.`,
  'several-for': ([second]) =>
    `Eine Definition nennt eine zweite Variable${name(second)}. Schreiben Sie für jede Variable eine eigene.`,
};
