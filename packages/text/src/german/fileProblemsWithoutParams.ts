import type { FailureTexts } from '../failures.js';

const upload = 'Laden Sie das Netz als XDSL oder XMLBIF hoch.';
const utf8 = 'Speichern Sie sie als UTF-8.';
const keepRight = 'Behalten Sie, was richtig ist.';

/** What is wrong with a file, if a server sends only the code. */
export const fileProblemsWithoutParams: NonNullable<FailureTexts['withoutParams']>['fileProblems'] = {
  'empty-file': 'Die Datei ist leer. Bitte wählen Sie eine andere aus.',
  'too-large': 'Die Datei oder ein Stück daraus ist zu groß. Laden Sie eine kleinere hoch.',
  'not-xml': `Das ist kein Netz in einem Format, das hier gelesen wird. ${upload}`,
  'other-format':
    'Das ist ein Netz in einem Format, das nicht unterstützt wird. Speichern Sie es als XDSL oder XMLBIF, und laden Sie das hoch.',
  'unsupported-encoding': `Die Zeichenkodierung der Datei wird nicht unterstützt. ${utf8}`,
  'doubtful-encoding': 'Die Zeichen der Datei sind UTF-8, obwohl sie etwas anderes angibt. So werden sie hier gezeigt.',
  'mixed-encoding': `Die Datei ist nicht überall UTF-8, darum können Namen falsch aussehen. ${utf8}`,
  'invalid-encoding': `Die Datei enthält ein ungültiges Zeichen. ${utf8}`,
  'malformed-xml':
    'Die Datei ist hier kein wohlgeformtes XML. Speichern Sie sie mit Ihrem Programm noch einmal, oder beheben Sie den Fehler.',
  'malformed-text':
    'Die Datei lässt sich von hier an nicht lesen. Speichern Sie sie mit Ihrem Programm noch einmal, oder beheben Sie den Fehler.',
  'classes-not-read':
    'Das Netz besteht aus Klassen, die nicht unterstützt werden. Laden Sie das ausgerollte Netz hoch.',
  'delayed-links':
    'Ein Knoten hängt von einem früheren Zeitpunkt ab; verzögerte Pfeile werden nicht unterstützt. Laden Sie das über die Zeit ausgerollte Netz hoch.',
  'doctype-not-allowed': 'Dieser DOCTYPE ist nicht erlaubt. Entfernen Sie ihn.',
  'entity-not-allowed': 'Entity-Deklarationen sind nicht erlaubt. Entfernen Sie sie.',
  'too-deep': 'Die Datei ist zu tief verschachtelt. Prüfen Sie, woher sie kommt.',
  'too-many-elements': 'Die Datei hat zu viele Elemente. Prüfen Sie, woher sie kommt.',
  'too-many-attributes': 'Die Datei hat zu viele Attribute. Prüfen Sie, woher sie kommt.',
  'too-many-references': 'Die Datei hat zu viele Zeichenreferenzen. Schreiben Sie die Zeichen selbst.',
  'too-many-numbers': 'Die Tabellen enthalten zu viele Zahlen. Teilen Sie das Netz auf.',
  'too-many-nodes': 'Das Netz hat zu viele Knoten. Teilen Sie es auf.',
  'too-many-states': 'Ein Knoten hat zu viele Zustände. Fassen Sie einige zusammen.',
  'too-many-configurations':
    'Die Eltern eines Knotens haben zu viele Kombinationen von Zuständen. Verringern Sie ihre Zahl.',
  'name-too-long': 'Ein Name ist zu lang. Kürzen Sie ihn.',
  'unknown-format':
    'Das ist weder XDSL (<smile>) noch XMLBIF (<BIF>) noch <ProbModelXML>. Laden Sie eine andere Datei hoch.',
  'missing-root': 'Um das äußerste Element fehlt ein anderes. Ergänzen Sie es.',
  'no-nodes': 'Die Datei enthält keine Knoten. Laden Sie ein Netz hoch, das welche hat.',
  'missing-id': 'Hier fehlt ein Name. Ergänzen Sie ihn.',
  'duplicate-id': 'Zwei Knoten haben dieselbe Kennung. Geben Sie einem davon eine andere.',
  'too-few-states': 'Ein Knoten hat zu wenige Zustände. Er braucht mindestens zwei.',
  'duplicate-state': 'Ein Knoten hat einen Zustand zweimal. Benennen Sie einen davon um.',
  'repeated-element': `Hier steht etwas zum zweiten Mal. ${keepRight}`,
  'unknown-parent': 'Ein Elternknoten steht nicht in der Datei. Ergänzen Sie ihn, oder entfernen Sie den Verweis.',
  'unexpected-element': 'Hier steht ein Element, wo nur Namen hingehören. Entfernen Sie die Tags.',
  'arc-not-in-table': 'Die Zahlen eines Knotens hängen nicht von einem Knoten ab, von dem ein Pfeil zu ihm führt.',
  'duplicate-parent': 'Ein Knoten nennt einen Elternknoten zweimal. Nennen Sie ihn einmal.',
  cycle: 'Die Pfeile laufen im Kreis. Entfernen Sie einen davon.',
  'ambiguous-states':
    'Wo die Namen mancher Zustände beginnen und enden, ist nicht zu erkennen. Setzen Sie jeden Namen in Anführungszeichen.',
  'wrong-state-count': 'Ein Knoten hat nicht so viele Zustände, wie die Datei angibt. Berichtigen Sie eines davon.',
  'wrong-number-count': 'Eine Tabelle hat nicht so viele Zahlen, wie sie braucht. Berichtigen Sie sie.',
  'invalid-number': 'Hier steht keine Zahl, wo eine Wahrscheinlichkeit von 0 bis 1 hingehört.',
  'unknown-column':
    'Eine Zeile einer Tabelle passt nicht zu den Zuständen des Knotens oder seiner Elternknoten. Berichtigen Sie sie.',
  'repeated-column': `Eine Tabelle hat die Zahlen einer Kombination zweimal. ${keepRight}`,
  'missing-columns': 'Einer Tabelle fehlen die Zahlen mancher Kombinationen. Ergänzen Sie sie.',
  'other-grouping':
    'Die Klammern um die Zahlen eines Knotens folgen nicht den Zuständen seiner Elternknoten. Gliedern Sie die Zahlen danach.',
  'half-open-column': 'Ein Teil einer Spalte ist offen. Geben Sie ihr alle Zahlen oder keine.',
  'open-columns': 'Die Datei lässt Spalten offen. Gerechnet wird mit gleichen Anteilen, bis Sie antworten.',
  'no-names': 'Das Format kennt keine Namen; Knoten und Zustände sind hier nummeriert.',
  'column-sum': 'Die Zahlen einer Frage ergeben zusammen nicht 1.',
  'impossible-columns': 'Manche Kombinationen können laut Datei nicht vorkommen und werden nicht erfragt.',
  counts: 'Eine Tabelle enthält Häufigkeiten oder Prozente. Sie werden als Anteile gelesen.',
  'unusable-parent': 'Ein Knoten lässt sich nicht einschätzen, weil ein Elternknoten keine Zustände hat.',
  'later-tables':
    'Tabellen für spätere Zeitschritte bleiben erhalten, werden aber nicht eingeschätzt; gefragt wird nach dem ersten Zeitschritt.',
  'other-order':
    'Diese Datei hat ein Programm geschrieben, das die Zahlen anders ordnet als GeNIe. So wird sie gelesen und geschrieben.',
  'unlabelled-numbers':
    'Die Zahlen eines Knotens sagen nicht, für welche Zustände seiner Elternknoten sie gelten. Sie bleiben, wie sie sind.',
  'unread-block': 'Hier steht etwas, das weder ein Knoten noch eine Tabelle ist. Es bleibt, wie es ist.',
  'several-for': 'Eine Definition nennt eine zweite Variable. Legen Sie für jede Variable eine eigene Definition an.',
};
