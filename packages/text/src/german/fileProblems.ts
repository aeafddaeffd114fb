import { cut } from '@credence/bayesnet';
import type { FailureTexts } from '../failures.js';

const number = (value: number) => value.toLocaleString('de', { maximumSignificantDigits: 15 });
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const quote = (name: string) => `„${cut(name, 40)}“`;

/** The formats that are no XML. */
const textFormats = 'NET, DSL, BIF, DSC, DNE, UAI oder Elvira';
const upload = 'Laden Sie das Netz als XDSL oder XMLBIF hoch.';
const unpack = 'Entpacken Sie es, und laden Sie das Netz darin hoch.';
const utf8 = 'Speichern Sie sie als UTF-8.';
const notXml = (what: string, todo = upload) => `Das ist ${what} und keine XML-Datei. ${todo}`;
const fromR = 'Schreiben Sie das Netz mit write.net aus dem R-Paket bnlearn, und laden Sie das hoch.';
const malformed = (where: string, what: string) =>
  `${where}: ${what} Die Datei ist deshalb kein wohlgeformtes XML. Beheben Sie das, oder speichern Sie die Datei noch einmal mit dem Programm, aus dem sie stammt.`;
const damaged = (where: string, what: string) =>
  `${where}: ${what} Die Datei lässt sich deshalb nicht lesen. Beheben Sie das, oder speichern Sie die Datei noch einmal mit dem Programm, aus dem sie stammt.`;
const doctype = (where: string, what: string) =>
  `${where}: ${what} Entfernen Sie den DOCTYPE, und laden Sie die Datei noch einmal hoch.`;
const farFewer = (where: string, what: string) =>
  `${where}: Die Datei hat ${what}. Echte Netze haben weit weniger; prüfen Sie, woher sie kommt.`;
const tooLong = (where: string, what: string, limit: number) =>
  `${where}: ${what} ist länger als ${number(limit)} Zeichen. Kürzen Sie ihn.`;
const keepRight = 'Behalten Sie, was richtig ist.';

/** What is wrong with a file. */
export const fileProblems: NonNullable<FailureTexts['fileProblems']> = {
  'empty-file': {
    'no-bytes': () => `Die Datei ist leer. ${upload}`,
    'only-blanks': () => `Die Datei enthält nur Leerzeichen. ${upload}`,
  },
  'too-large': {
    file: ({ limit }) => `Die Datei ist größer als ${number(limit / 1024 ** 2)} MB. Laden Sie eine kleinere hoch.`,
    tag: ({ limit }, where) => tooLong(where, 'Ein Tag oder Kommentar', limit),
    text: ({ limit }, where) => tooLong(where, 'Ein Text', limit),
  },
  'not-xml': {
    zip: () => notXml('ein ZIP-Archiv', unpack),
    gzip: () => notXml('ein gzip-Archiv', unpack),
    office: () => notXml('ein Dokument eines Büroprogramms wie Excel oder Word'),
    pickle: () =>
      notXml(
        'eine Python-Pickle-Datei',
        'Laden Sie sie in Python, schreiben Sie das Netz mit pyAgrum oder pgmpy als XMLBIF, und laden Sie das hoch.',
      ),
    png: () => notXml('ein PNG-Bild'),
    jpeg: () => notXml('ein JPEG-Bild'),
    gif: () => notXml('ein GIF-Bild'),
    pdf: () => notXml('ein PDF-Dokument'),
    'windows-program': () => notXml('ein Windows-Programm'),
    'linux-program': () => notXml('ein Linux-Programm'),
    html: () => notXml('eine Webseite (HTML)'),
    json: () => notXml('eine JSON-Datei'),
    compressed: () =>
      notXml(
        'eine komprimierte Datei',
        `Ist es ein Archiv, dann entpacken Sie es, und laden Sie das Netz darin hoch. Sind es R-Daten (.rda, .rds): ${fromR}`,
      ),
    text: ({ text }, where) =>
      `${where}: Ein Text, der mit ${quote(text)} beginnt, ist kein Netz, das hier gelesen wird. ` +
      `Berichtigen Sie das Wort, wenn es verschrieben ist, oder laden Sie das Netz als XDSL, XMLBIF, ProbModelXML, ${textFormats} hoch.`,
  },
  'other-format': {
    convertible: ({ format, programs }) =>
      `Das ist ein Netz im Format ${format}, das nicht unterstützt wird. ` +
      `Öffnen Sie es mit ${programs.join(' oder ')}, speichern Sie es dort als ${programs.includes('GeNIe') ? 'XDSL' : 'XMLBIF'}, und laden Sie das hoch.`,
    'by-hand': ({ format }) =>
      `Das ist eine Datei im Format ${format}, das nicht unterstützt wird und das kein uns bekanntes Programm umwandelt. ` +
      'Zeichnen Sie die Knoten, Zustände und Pfeile in GeNIe, ohne Zahlen, und laden Sie das hoch.',
    'save-otherwise': ({ format, programs }) =>
      `Das ist ein Netz im Format ${format}, das kein Programm so liest, wie es gemeint war, auch das nicht, das es schrieb. ` +
      `Speichern Sie es in ${programs.join(' oder ')} als XDSL, und laden Sie das hoch.`,
    'r-data': () => `Das sind R-Daten; sie werden nicht unterstützt. ${fromR}`,
  },
  'unsupported-encoding': {
    declared: ({ encoding }) =>
      `Die Datei gibt in Zeile 1 die Zeichenkodierung ${quote(encoding)} an, die nicht unterstützt wird. ${utf8}`,
    recognized: ({ encoding }) => `Die Zeichenkodierung der Datei, ${encoding}, wird nicht unterstützt. ${utf8}`,
    'unmarked-utf-16': () => `Die Datei ist UTF-16 ohne Byte Order Mark; das wird nicht unterstützt. ${utf8}`,
  },
  'invalid-encoding': {
    bytes: ({ encoding }, where) =>
      `${where}: Die Datei wird als ${encoding} gelesen, aber was hier steht, ist darin kein Zeichen. ${utf8}`,
    'half-character': () => 'Der Text enthält ein halbes Zeichen. Speichern Sie ihn als UTF-8.',
  },
  'doubtful-encoding': ({ declared, encoding }, where) =>
    `${where}: Die Datei gibt die Zeichenkodierung ${quote(declared)} an, ihre Zeichen sind aber ${encoding}. ` +
    'So werden sie hier gezeigt; die Datei bleibt, wie sie ist.',
  'mixed-encoding': (_, where) =>
    `${where}: Ab hier ist die Datei nicht mehr überall UTF-8, darum wird jedes ihrer Bytes als ein Zeichen von Windows-1252 gelesen. ` +
    'Namen können falsch aussehen; die Datei bleibt, wie sie ist. Besser speichern Sie sie als UTF-8 und laden sie noch einmal hoch.',
  'malformed-xml': {
    'unclosed-element': ({ name }, where) => malformed(where, `Die Datei endet, bevor <${name}> geschlossen ist.`),
    'cut-off-tag': (_, where) => malformed(where, 'Die Datei endet mitten in einem Tag oder Kommentar.'),
    'no-element': (_, where) => malformed(where, 'Die Datei enthält kein Element.'),
    'wrong-closing-tag': (_, where) => malformed(where, 'Ein schließendes Tag passt nicht zu dem, das offen ist.'),
    'second-root': (_, where) => malformed(where, 'Es gibt ein zweites äußerstes Element.'),
    'text-outside': (_, where) => malformed(where, 'Außerhalb des äußersten Elements steht Text.'),
    'attribute-twice': ({ name }, where) => malformed(where, `Das Attribut ${name} steht hier zweimal.`),
    'unknown-entity': (_, where) =>
      malformed(where, 'Zwischen & und ; steht ein Name, den XML nicht kennt (ein einfaches & schreibt man &amp;).'),
    'lone-ampersand': (_, where) => malformed(where, 'Ein & steht allein (man schreibt es &amp;).'),
    'lone-less-than': (_, where) => malformed(where, 'Ein < steht, wo kein Tag beginnt (man schreibt es &lt;).'),
    'impossible-character-reference': (_, where) =>
      malformed(where, 'Eine Zeichenreferenz nennt ein Zeichen, das XML nicht erlaubt.'),
    'impossible-character': ({ character }, where) =>
      malformed(where, `Hier steht das Zeichen ${quote(character)}, das XML an dieser Stelle nicht erlaubt.`),
    'impossible-in-element-name': ({ character }, where) =>
      malformed(
        where,
        `Der Name eines Elements enthält das Zeichen ${quote(character)}, das in keinem Namen stehen darf.`,
      ),
    'impossible-in-attribute-name': ({ character }, where) =>
      malformed(
        where,
        `Der Name eines Attributs enthält das Zeichen ${quote(character)}, das in keinem Namen stehen darf.`,
      ),
    'attributes-touch': (_, where) => malformed(where, 'Zwischen zwei Attributen fehlt ein Leerzeichen.'),
    'lone-slash': (_, where) => malformed(where, 'Auf einen / in einem Tag folgt kein >.'),
    'empty-closing-tag': (_, where) => malformed(where, 'Ein schließendes Tag hat keinen Namen.'),
    'unknown-markup': (_, where) =>
      malformed(where, 'Mit <! beginnt weder ein Kommentar noch etwas anderes, das XML kennt.'),
    'impossible-instruction': (_, where) => malformed(where, 'Nach <? fehlt der Name, oder er ist keiner.'),
    'wrong-declaration': (_, where) =>
      malformed(where, 'Die XML-Deklaration ist nicht so geschrieben, wie XML es verlangt.'),
    'attribute-without-quotes': (_, where) => malformed(where, 'Ein Attribut hat keinen Wert in Anführungszeichen.'),
    'hyphens-in-comment': (_, where) => malformed(where, 'Ein Kommentar enthält zwei Bindestriche.'),
    'cdata-end-in-text': (_, where) => malformed(where, 'In einem Text stehen die Zeichen ]]>.'),
    'late-declaration': (_, where) => malformed(where, 'Die XML-Deklaration steht nicht ganz am Anfang der Datei.'),
    'misplaced-doctype': (_, where) => malformed(where, 'Ein DOCTYPE steht, wo keiner stehen darf.'),
    'unknown-xml-version': (_, where) =>
      malformed(where, 'Die XML-Deklaration nennt eine Version von XML, die es nicht gibt.'),
  },
  'malformed-text': {
    'wrong-sign': ({ text, expected }, where) =>
      damaged(where, `Hier steht ${quote(text)}, wo ${quote(expected)} hingehört.`),
    'cut-off': ({ expected }, where) => damaged(where, `Die Datei endet, wo ${quote(expected)} hingehört.`),
    'no-name-left': (_, where) => damaged(where, 'Die Datei endet, wo ein Name hingehört.'),
    'no-number-left': (_, where) => damaged(where, 'Die Datei endet, wo eine Zahl hingehört.'),
    'no-name': ({ text }, where) => damaged(where, `Hier steht ${quote(text)}, wo ein Name hingehört.`),
    'no-number': ({ text }, where) => damaged(where, `Hier steht ${quote(text)}, wo eine Zahl hingehört.`),
    'no-count': ({ text }, where) => damaged(where, `Hier steht ${quote(text)}, wo eine ganze Zahl ab 0 hingehört.`),
    'unknown-word': ({ text }, where) => damaged(where, `${quote(text)} kennt dieses Format nicht.`),
    'impossible-character': ({ character }, where) =>
      damaged(where, `Hier steht das Zeichen ${character}, das in keinem Text vorkommt.`),
    'open-text': (_, where) => damaged(where, 'Hier beginnt ein Text, dessen Anführungszeichen nie geschlossen wird.'),
    'open-comment': (_, where) => damaged(where, 'Hier beginnt ein Kommentar, der nie endet.'),
  },
  'classes-not-read': ({ name }, where) =>
    `${where}: Das Netz besteht aus Klassen, die nicht unterstützt werden; die erste ist ${quote(name)}. ` +
    'Öffnen Sie es mit Hugin, speichern Sie das ausgerollte Netz als eigene Datei, und laden Sie das hoch.',
  'delayed-links': ({ node }, where) =>
    `${where}: Der Knoten ${quote(node)} hängt von einem früheren Zeitpunkt ab; verzögerte Pfeile werden nicht unterstützt. ` +
    'Rollen Sie das Netz mit Netica über die Zeit aus, speichern Sie das als eigene Datei, und laden Sie sie hoch.',
  'doctype-not-allowed': {
    'long-doctype': ({ limit }, where) => doctype(where, `Der DOCTYPE ist länger als ${number(limit)} Zeichen.`),
    'refers-elsewhere': (_, where) =>
      doctype(where, 'Der DOCTYPE verweist auf eine andere Datei, die niemals geholt wird.'),
    'more-than-declarations': (_, where) =>
      doctype(where, 'Der DOCTYPE enthält mehr als Deklarationen von Elementen und Attributen.'),
    'in-xdsl': (_, where) => `${where}: Eine XDSL-Datei hat keinen DOCTYPE, diese aber hat einen. Entfernen Sie ihn.`,
  },
  'entity-not-allowed': (_, where) => doctype(where, 'Entity-Deklarationen sind nicht erlaubt.'),
  'too-deep': ({ limit }, where) =>
    farFewer(where, `mehr als ${number(limit)} ineinander liegende Elemente oder Klammern`),
  'too-many-elements': ({ limit }, where) => farFewer(where, `mehr als ${number(limit)} Elemente`),
  'too-many-attributes': ({ limit }, where) => farFewer(where, `ein Element mit mehr als ${number(limit)} Attributen`),
  'too-many-references': ({ limit }, where) =>
    `${where}: Die Datei hat mehr als ${number(limit)} Zeichenreferenzen. Schreiben Sie die Zeichen selbst.`,
  'too-many-numbers': ({ node, limit }, where) =>
    `${where}: Die Tabellen enthalten mehr als ${number(limit)} Zahlen (erreicht beim Knoten ${quote(node)}). Teilen Sie das Netz auf.`,
  'too-many-nodes': ({ limit }, where) => `${where}: Das Netz hat mehr als ${number(limit)} Knoten. Teilen Sie es auf.`,
  'too-many-states': ({ node, limit }, where) =>
    `${where}: Der Knoten ${quote(node)} hat mehr als ${number(limit)} Zustände. Fassen Sie einige zusammen.`,
  'too-many-configurations': ({ node, parents }, where) =>
    `${where}: Die ${number(parents)} Elternknoten des Knotens ${quote(node)} haben mehr Kombinationen von Zuständen, als sich zählen lassen. Geben Sie ihm weniger.`,
  'name-too-long': {
    element: ({ name, limit }, where) => tooLong(where, `Der Name des Elements ${quote(name)}`, limit),
    attribute: ({ name, limit }, where) => tooLong(where, `Der Name des Attributs ${quote(name)}`, limit),
    'attribute-value': ({ name, text, limit }, where) =>
      tooLong(where, `Der Wert ${quote(text)} des Attributs ${quote(name)}`, limit),
    node: ({ name, limit }, where) => tooLong(where, `Der Name des Knotens ${quote(name)}`, limit),
    'display-name': ({ name, limit }, where) => tooLong(where, `Der Anzeigename ${quote(name)}`, limit),
    state: ({ name, limit }, where) => tooLong(where, `Der Name des Zustands ${quote(name)}`, limit),
  },
  'unknown-format': ({ element }, where) =>
    `${where}: Das ist XML, aber kein Bayes-Netz (das äußerste Element ist <${element}>). ` +
    `Laden Sie eine Datei mit <smile> (XDSL), <BIF> (XMLBIF) oder <ProbModelXML> hoch, oder eine in ${textFormats}.`,
  'missing-root': ({ element, outer }, where) =>
    `${where}: Das äußerste Element ist <${element}>, das in <${outer}> gehört. ` +
    `Schreiben Sie <${outer}> davor und </${outer}> dahinter.`,
  'no-nodes': (_, where) => `${where}: Die Datei enthält keine Knoten. Laden Sie ein Netz hoch, das welche hat.`,
  'missing-id': {
    node: ({ element }, where) => `${where}: Ein Knoten, <${element}>, hat keine Kennung. Geben Sie ihm eine.`,
    variable: (_, where) => `${where}: Eine Variable hat keinen <NAME>. Geben Sie ihr einen.`,
    definition: (_, where) => `${where}: Eine Definition hat kein <FOR>. Nennen Sie die Variable, die sie definiert.`,
    state: ({ node }, where) =>
      `${where}: Ein Zustand des Knotens ${quote(node)} hat keine Kennung. Geben Sie ihm eine.`,
    outcome: ({ node }, where) =>
      `${where}: Ein Zustand der Variablen ${quote(node)} hat keinen Namen. Geben Sie ihm einen.`,
  },
  'duplicate-id': ({ node }, where) =>
    `${where}: Hier hat ein zweiter Knoten die Kennung ${quote(node)}. Geben Sie einem davon eine andere.`,
  'too-few-states': {
    none: ({ node }, where) => `${where}: Der Knoten ${quote(node)} hat keinen Zustand. Geben Sie ihm mindestens zwei.`,
    one: ({ node }, where) => `${where}: Der Knoten ${quote(node)} hat einen Zustand. Geben Sie ihm mindestens zwei.`,
    'one-is-kept': ({ node }, where) =>
      `${where}: Der Knoten ${quote(node)} hat einen Zustand; es gibt nichts zu fragen. Er bleibt, wie er ist.`,
  },
  'duplicate-state': ({ node, state }, where) =>
    `${where}: Der Knoten ${quote(node)} hat den Zustand ${quote(state)} hier zum zweiten Mal. Benennen Sie einen davon um.`,
  'repeated-element': {
    'in-file': ({ element }, where) => `${where}: Die Datei hat ein zweites <${element}>. ${keepRight}`,
    'in-node': ({ element, node }, where) =>
      `${where}: Der Knoten ${quote(node)} hat ein zweites <${element}>. ${keepRight}`,
    network: (_, where) =>
      `${where}: Die Datei hat ein zweites Netz. Laden Sie jedes Netz in einer eigenen Datei hoch.`,
    definition: ({ node }, where) => `${where}: Die Variable ${quote(node)} hat eine zweite Definition. ${keepRight}`,
    field: ({ field, node }, where) => `${where}: Der Knoten ${quote(node)} hat ein zweites „${field}“. ${keepRight}`,
  },
  'unknown-parent': {
    parent: ({ node, parent }, where) =>
      `${where}: Den Elternknoten ${quote(parent)} des Knotens ${quote(node)} gibt es in der Datei nicht. Ergänzen Sie ihn, oder entfernen Sie den Verweis.`,
    definition: ({ other }, where) =>
      `${where}: Eine Definition gilt der Variablen ${quote(other)}, die es in der Datei nicht gibt. Ergänzen Sie sie, oder entfernen Sie die Definition.`,
  },
  'unexpected-element': ({ element, outer }, where) =>
    `${where}: Das Element <${element}> steht in <${outer}>, wo nur Namen hingehören. Entfernen Sie die Tags.`,
  'arc-not-in-table': ({ node, parent }, where) =>
    `${where}: Ein Pfeil führt von ${quote(parent)} zu ${quote(node)}, aber die Zahlen von ${quote(node)} hängen nicht von ${quote(parent)} ab. ` +
    'Gefragt wird ohne ihn; wenn das falsch ist, berichtigen Sie es in dem Programm, aus dem die Datei kommt.',
  'duplicate-parent': ({ node, parent }, where) =>
    `${where}: Der Knoten ${quote(node)} nennt den Elternknoten ${quote(parent)} zweimal. Nennen Sie ihn einmal.`,
  'ambiguous-states': ({ node }, where) =>
    `${where}: Wo die Namen der Zustände des Knotens ${quote(node)} anfangen und enden, ist nicht zu erkennen. ` +
    'Setzen Sie jeden Namen in Anführungszeichen, oder berichtigen Sie die Anzahl der Zustände.',
  'wrong-state-count': ({ node, found, needed }, where) =>
    `${where}: Für den Knoten ${quote(node)} nennt die Datei ${count(needed, 'Zustand', 'Zustände')} als Anzahl, aber ${number(found)} mit Namen. ` +
    'Es gelten die Namen; berichtigen Sie die Anzahl, oder ergänzen Sie einen Namen, der fehlt.',
  cycle: ({ nodes, found }, where) => {
    const way = [...nodes.map(quote), found > nodes.length ? '…' : quote(nodes[0] ?? '')].join(' → ');
    return `${where}: Die Pfeile laufen im Kreis über ${number(found)} Knoten, ${way}. Entfernen Sie einen davon.`;
  },
  'wrong-number-count': {
    'no-parents': ({ node, found, needed }, where) =>
      `${where}: Der Knoten ${quote(node)} hat ${count(found, 'Zahl', 'Zahlen')}, braucht aber ${number(needed)}, eine für jeden Zustand. Berichtigen Sie die Liste.`,
    parents: ({ node, found, needed, perColumn, columns }, where) =>
      `${where}: Der Knoten ${quote(node)} hat ${count(found, 'Zahl', 'Zahlen')}, braucht aber ${number(needed)}, ` +
      `je ${number(perColumn)} für ${count(columns, 'Kombination', 'Kombinationen')} der Zustände seiner Elternknoten. Berichtigen Sie die Liste.`,
  },
  'invalid-number': ({ node, text }, where) =>
    `${where}: Beim Knoten ${quote(node)} steht ${quote(text)}, wo eine Wahrscheinlichkeit von 0 bis 1 hingehört. Schreiben Sie sie wie 0.25, getrennt von ihren Nachbarn.`,
  'unknown-column': {
    state: ({ node, parent, state }, where) =>
      `${where}: Eine Zeile des Knotens ${quote(node)} gilt dem Zustand ${quote(state)}, den sein Elternknoten ${quote(parent)} nicht hat. Nennen Sie einen, den er hat.`,
    'own-state': ({ node, state }, where) =>
      `${where}: Eine Zahl des Knotens ${quote(node)} gilt dem Zustand ${quote(state)}, den er nicht hat. Nennen Sie einen, den er hat.`,
    count: ({ node, found, needed }, where) =>
      `${where}: Eine Zeile des Knotens ${quote(node)} nennt ${count(found, 'Zustand', 'Zustände')} für ${count(needed, 'Elternknoten', 'Elternknoten')}. Nennen Sie für jeden einen.`,
  },
  'repeated-column': ({ node, column }, where) =>
    `${where}: Der Knoten ${quote(node)} hat die Zahlen für ${quote(column)} hier zum zweiten Mal. ${keepRight}`,
  'missing-columns': ({ node, columns }, where) =>
    `${where}: Dem Knoten ${quote(node)} fehlen die Zahlen für ${count(columns, 'Kombination', 'Kombinationen')} der Zustände seiner Elternknoten. Ergänzen Sie sie, oder entfernen Sie alle seine Zahlen.`,
  'other-grouping': ({ node }, where) =>
    `${where}: Die Klammern um die Zahlen des Knotens ${quote(node)} folgen nicht den Zuständen seiner Elternknoten und seinen eigenen. ` +
    'Gliedern Sie die Zahlen danach, oder setzen Sie alle in eine Klammer.',
  'half-open-column': ({ node }, where) =>
    `${where}: Beim Knoten ${quote(node)} ist ein Teil einer Spalte offen. Geben Sie ihr alle Zahlen oder keine.`,
  'open-columns': ({ node, columns }, where) =>
    `${where}: Die Datei lässt beim Knoten ${quote(node)} ${count(columns, 'Spalte', 'Spalten')} offen. ` +
    `${columns === 1 ? 'Sie bleibt, wie sie ist,' : 'Sie bleiben, wie sie sind,'} und gerechnet wird mit gleichen Anteilen, bis Sie antworten.`,
  'no-names': () =>
    'Das Format kennt keine Namen; Knoten und Zustände sind nummeriert. Geben Sie ihnen Namen, bevor jemand antwortet.',
  'column-sum': ({ node, columns, sum }, where) =>
    columns === 1
      ? `${where}: Die Zahlen einer Frage zum Knoten ${quote(node)} ergeben zusammen ${number(sum)} statt 1. Sie bleiben, wie sie sind, bis Sie die Frage beantworten.`
      : `${where}: Die Zahlen von ${number(columns)} Fragen zum Knoten ${quote(node)} ergeben zusammen nicht 1, die der ersten ${number(sum)}. Sie bleiben, wie sie sind, bis Sie die Fragen beantworten.`,
  'impossible-columns': ({ node, columns, of }, where) =>
    `${where}: Von den ${number(of)} Kombinationen der Zustände der Elternknoten des Knotens ${quote(node)} ${columns === 1 ? 'kann eine' : `können ${number(columns)}`} laut Datei nicht vorkommen, ` +
    `weil dort alle Zahlen 0 sind. ${columns === 1 ? 'Sie wird' : 'Sie werden'} nicht erfragt; wenn das falsch ist, berichtigen Sie es im Programm, aus dem die Datei stammt.`,
  counts: {
    cases: ({ node, columns, cases }, where) =>
      columns === 1
        ? `${where}: Die Zahlen einer Frage zum Knoten ${quote(node)} sind Häufigkeiten aus ${number(cases)} Fällen. Sie werden als deren Anteile gelesen und bleiben, wie sie sind, bis Sie die Frage beantworten.`
        : `${where}: Die Zahlen von ${number(columns)} Fragen zum Knoten ${quote(node)} sind Häufigkeiten, in der ersten aus ${number(cases)} Fällen. Sie werden als deren Anteile gelesen und bleiben, wie sie sind, bis Sie die Fragen beantworten.`,
    percent: ({ node, columns }, where) =>
      `${where}: Die Zahlen ${columns === 1 ? 'einer Frage' : `von ${number(columns)} Fragen`} zum Knoten ${quote(node)} ergeben zusammen 100, sind also Prozente. Sie werden als Anteile gelesen und bleiben, wie sie sind, bis Sie antworten.`,
  },
  'unusable-parent': ({ node, parent }, where) =>
    `${where}: Der Knoten ${quote(node)} lässt sich nicht einschätzen, weil sein Elternknoten ${quote(parent)} keine Zustände hat. Er bleibt, wie er ist.`,
  'later-tables': ({ node, tables }, where) =>
    `${where}: Der Knoten ${quote(node)} hat ${count(tables, 'Tabelle', 'Tabellen')} für spätere Zeitschritte. ` +
    `${tables === 1 ? 'Sie bleibt erhalten, wird' : 'Sie bleiben erhalten, werden'} aber nicht eingeschätzt; gefragt wird nach dem ersten Zeitschritt.`,
  'other-order': ({ node, name }, where) =>
    `${where}: Die Datei hat ${name} geschrieben. Bei Knoten mit mehreren Elternknoten, wie ${quote(node)}, wechselt darin der erste Elternknoten am schnellsten, ` +
    'bei GeNIe der letzte. So wird sie gelesen und geschrieben.',
  'unlabelled-numbers': ({ node }, where) =>
    `${where}: Die Zahlen des Knotens ${quote(node)} sagen nicht, für welche Zustände seiner Elternknoten sie gelten. ` +
    'Sie bleiben, wie sie sind, und werden nicht erfragt, bis jede Zeile es sagt, etwa so: (0, 1): 0.2, 0.8;',
  'unread-block': ({ text }, where) =>
    `${where}: Was mit ${quote(text)} beginnt, ist weder ein Knoten noch eine Tabelle. ` +
    'Es bleibt, wie es ist; berichtigen Sie das Wort, wenn es verschrieben ist.',
  'several-for': ({ node, other }, where) =>
    `${where}: Die Definition von ${quote(node)} gilt auch ${quote(other)}. Legen Sie für jede Variable eine eigene Definition an.`,
};
