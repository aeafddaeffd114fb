import type { NamesWords } from '../../english/app/names.js';
import { named } from './named.js';

export const names: NamesWords = {
  title: 'Namen',
  about:
    'Ihre Datei hat keine Namen, nur Nummern. Geben Sie Knoten und Zuständen die Namen, die in den Fragen stehen sollen. Die Datei selbst bleibt, wie sie ist.',
  aboutNamed:
    'Geben Sie Knoten und Zuständen die Namen, die in den Fragen stehen sollen. Die Datei selbst bleibt, wie sie ist.',
  networkName: 'Name des Netzes',
  networkNameHint: (inFile) => `Ohne Namen heißt es „${inFile}“. Die Datei behält ihren eigenen Namen.`,
  later: 'Später',
  howTo: 'So geben Sie Namen',
  oneByOne: 'Einzeln',
  asList: 'Als Liste',
  search: 'Knoten suchen',
  noneFound: 'Kein Knoten heißt so.',
  nodeName: 'Name des Knotens',
  stateName: (inFile) => `Zustand ${inFile}`,
  dependsOn: (parents) => `hängt ab von ${parents}`,
  noParents: 'hängt von keinem anderen Knoten ab',
  more: (count) => `${count} weiteren`,
  sameStates: (count) =>
    count === '1' ? 'Diese Zustände auch für 1 anderen Knoten' : `Diese Zustände auch für ${count} andere Knoten`,
  statesGiven: (nodes) =>
    nodes === '1' ? '1 Knoten hat jetzt diese Zustände.' : `${nodes} Knoten haben jetzt diese Zustände.`,
  progress: 'Benannte Knoten',
  progressOf: (done, all) => `${done} von ${all} Knoten benannt`,
  listLabel: 'Eine Zeile für jeden Knoten',
  listHint:
    'Die Nummer des Knotens in der Datei, sein Name, dann seine Zustände der Reihe nach, dazwischen Kommas, Semikolons oder Tabulatoren. Aus einer Tabelle kopieren Sie die Zellen.',
  listExample: (node, states) => {
    const names = states === 2 ? ['nein', 'ja'] : Array.from({ length: states }, (_, at) => `Stufe ${at + 1}`);
    return `Zum Beispiel: ${[node, 'Rauchen', ...names.slice(0, 5)].join(', ')}`;
  },
  readFile: 'Aus einer Datei lesen',
  takeList: 'In die Felder eintragen',
  listTaken: (nodes) =>
    nodes === '1'
      ? '1 Knoten aus der Liste ist eingetragen. Speichern Sie, um ihn zu behalten.'
      : `${nodes} Knoten aus der Liste sind eingetragen. Speichern Sie, um sie zu behalten.`,
  listWrong: 'Es wurde nichts eingetragen. Bitte verbessern Sie diese Zeilen:',
  line: (line, problem) => `Zeile ${line}: ${problem}`,
  moreLines: (count) => (count === '1' ? 'und 1 weitere Zeile' : `und ${count} weitere Zeilen`),
  listProblems: {
    empty: 'Die Liste ist leer.',
    quotes: 'Ein Anführungszeichen wird nicht geschlossen.',
    control: 'Diese Zeile enthält ein Zeichen, das in keinem Text vorkommt.',
    'too-large': 'Die Liste ist zu groß: höchstens 1 MB.',
    'too-many-lines': 'Die Liste hat zu viele Zeilen.',
    unreadable: 'Die Datei ist nicht mehr lesbar. Bitte wählen Sie sie noch einmal.',
    'unknown-node': (node) => `Es gibt keinen Knoten ${node}.`,
    'node-twice': (node) => `${node} steht zweimal in der Liste.`,
    'too-many-states': (node, states) =>
      states === '1' ? `${node} hat nur 1 Zustand.` : `${node} hat nur ${states} Zustände.`,
  },
  wrong: 'Bitte verbessern Sie diese Namen:',
  problems: {
    'node-twice': 'So heißt schon ein anderer Knoten. Bitte wählen Sie einen anderen Namen.',
    'state-twice': 'So heißt schon ein anderer Zustand dieses Knotens. Bitte wählen Sie einen anderen Namen.',
    'too-long': 'Ein Name hat höchstens 256 Zeichen.',
    control: 'Dieser Name enthält ein Zeichen, das in keinem Text vorkommt.',
  },
  nodeProblem: (node, problem) => `${named(node)}: ${problem}`,
  stateProblem: (node, state, problem) => `${named(node)}, Zustand ${state}: ${problem}`,
  save: 'Namen speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Namen sind gespeichert.',
  savedSome: (missing) =>
    missing === '1'
      ? 'Die Namen sind gespeichert. 1 Knoten hat noch nicht alle Namen.'
      : `Die Namen sind gespeichert. ${missing} Knoten haben noch nicht alle Namen.`,
  saveFailed: 'Die Namen konnten nicht gespeichert werden. Sie bleiben auf diesem Gerät.',
  noResponse: 'Keine Antwort vom Server. Die Namen bleiben auf diesem Gerät. Bitte versuchen Sie es noch einmal.',
  loadFailed: 'Die Namen konnten nicht geladen werden.',
  nothing: 'Dieses Netz hat keine Knoten, die einen Namen brauchen.',
  ownerOnly: 'Nur wem dieses Netz gehört, kann seine Knoten benennen.',
  toNetwork: 'Zum Netz',
};
