import { sentenceOf } from './coded.js';
import { quote } from './formats/quote.js';
import type { Problem, ProblemParams, ProblemSentences } from './problem.js';

const number = (value: number) => value.toLocaleString('en');
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
/** The formats that are no XML. */
const textFormats = 'NET, DSL, BIF, DSC, DNE, UAI or Elvira';
const upload = 'upload the network as XDSL or XMLBIF';
const notXml = (what: string, todo = upload) => `This is ${what}, not an XML file: ${todo}.`;
const fromR = 'write the network with write.net of the R package bnlearn and upload that';
const unsupported = (encoding: string) => `The file is encoded in ${encoding}, which we do not read: save it as UTF-8.`;
const malformed = (where: string, clause: string) =>
  `The file is not well-formed XML, because on ${where} ${clause}: ` +
  'correct it there, or save the file again in the program that made it.';
const damaged = (where: string, clause: string) =>
  `The file cannot be read, because on ${where} ${clause}: ` +
  'correct it there, or save the file again in the program that made it.';
const doctype = (where: string, why: string) => `${why} (${where}): remove the DOCTYPE and upload the file again.`;
const farFewer = (where: string, what: string) =>
  `The file has ${what} (${where}): real networks have far fewer, so check where it comes from.`;
const tooLong = (where: string, what: string, limit: number) =>
  `The ${what} on ${where} is longer than ${number(limit)} characters: shorten it.`;
const keepRight = 'keep the one that is right';

/** The problems of files, in English. */
export const problemSentences: ProblemSentences = {
  'empty-file': {
    'no-bytes': () => `The file is empty: ${upload}.`,
    'only-blanks': () => `The file holds nothing but blanks: ${upload}.`,
  },
  'too-large': {
    file: ({ limit }) => `The file is larger than ${limit / 1024 ** 2} MB: upload a smaller one.`,
    tag: ({ limit }, where) => `One tag or comment on ${where} is longer than ${number(limit)} characters: shorten it.`,
    text: ({ limit }, where) => `One text on ${where} is longer than ${number(limit)} characters: shorten it.`,
  },
  'not-xml': {
    zip: () => notXml('a ZIP archive', 'unpack it and upload the network inside'),
    gzip: () => notXml('a gzip archive', 'unpack it and upload the network inside'),
    office: () => notXml('a document of an office program such as Excel or Word'),
    pickle: () =>
      notXml('a Python pickle', 'load it in Python, write the network as XMLBIF with pyAgrum or pgmpy and upload that'),
    png: () => notXml('a PNG picture'),
    jpeg: () => notXml('a JPEG picture'),
    gif: () => notXml('a GIF picture'),
    pdf: () => notXml('a PDF document'),
    'windows-program': () => notXml('a Windows program'),
    'linux-program': () => notXml('a Linux program'),
    html: () => notXml('a web page (HTML)'),
    json: () => notXml('a JSON file'),
    compressed: () =>
      notXml(
        'a compressed file',
        `if it is an archive, unpack it and upload the network inside; if it is R data (.rda, .rds), ${fromR}`,
      ),
    text: ({ text }, where) =>
      `A text that begins with ${quote(text)} (${where}) is no network that we read: ` +
      `correct that word if it is misspelt, or upload the network as XDSL, XMLBIF, ProbModelXML, ${textFormats}.`,
  },
  'other-format': {
    convertible: ({ format, programs }) =>
      `This is a network in the format ${format}, which we do not read: ` +
      // The other programs write XDSL in an order of their own, or not at all.
      `open it in ${programs.join(' or ')}, save it there as ${programs.includes('GeNIe') ? 'XDSL' : 'XMLBIF'} and upload that.`,
    'by-hand': ({ format }) =>
      `This is a file in the format ${format}, which we do not read and no program that we know converts: ` +
      'draw its nodes, states and arrows in GeNIe, without numbers, and upload that.',
    'save-otherwise': ({ format, programs }) =>
      `This is a network in the format ${format}, which no program reads as it was meant, not even the one that wrote it: ` +
      `save it in ${programs.join(' or ')} as XDSL and upload that.`,
    'r-data': () => `This is R data, which we do not read: ${fromR}.`,
  },
  'unsupported-encoding': {
    declared: ({ encoding }) =>
      `The file says that its encoding is ${quote(encoding)} (line 1), which we do not read: save it as UTF-8.`,
    recognized: ({ encoding }) => unsupported(encoding),
    'unmarked-utf-16': () => unsupported('UTF-16 without a byte order mark'),
  },
  'invalid-encoding': {
    bytes: ({ encoding }, where) =>
      `The file is read as ${encoding}, but what is on ${where} is no character of it: save the file as UTF-8.`,
    'half-character': () => 'The text holds half a character: save the file as UTF-8 and upload it again.',
  },
  'doubtful-encoding': ({ declared, encoding }, where) =>
    `The file says that its encoding is ${quote(declared)} (${where}), but its characters are ${encoding}: ` +
    'they are shown as such, and the file stays as it is.',
  'mixed-encoding': (_, where) =>
    `The file is not all UTF-8, the first time on ${where}, so each of its bytes is read as a character of Windows-1252: ` +
    'names may look wrong, and the file stays as it is; better save it as UTF-8 and upload it again.',
  'malformed-xml': {
    'unclosed-element': ({ name }, where) => malformed(where, `the file ends before <${name}> is closed`),
    'cut-off-tag': (_, where) => malformed(where, 'the file ends in the middle of a tag or a comment'),
    'no-element': (_, where) => malformed(where, 'there is no element in it'),
    'wrong-closing-tag': (_, where) => malformed(where, 'a closing tag does not match the tag that is open'),
    'second-root': (_, where) => malformed(where, 'there is a second outermost element'),
    'text-outside': (_, where) => malformed(where, 'there is text outside the outermost element'),
    'attribute-twice': ({ name }, where) => malformed(where, `the attribute ${name} is given twice`),
    'unknown-entity': (_, where) =>
      malformed(where, 'a name between & and ; is not one that XML knows (a plain & is written &amp;)'),
    'lone-ampersand': (_, where) => malformed(where, 'an & stands alone (it is written &amp;)'),
    'lone-less-than': (_, where) => malformed(where, 'a < stands where no tag begins (it is written &lt;)'),
    'impossible-character-reference': (_, where) =>
      malformed(where, 'a character reference names a character that XML does not allow'),
    'impossible-character': ({ character }, where) =>
      malformed(where, `the character ${quote(character)} stands where XML does not allow it`),
    'impossible-in-element-name': ({ character }, where) =>
      malformed(where, `the name of an element holds the character ${quote(character)}, which no name may hold`),
    'impossible-in-attribute-name': ({ character }, where) =>
      malformed(where, `the name of an attribute holds the character ${quote(character)}, which no name may hold`),
    'attributes-touch': (_, where) => malformed(where, 'there is no blank between two attributes'),
    'lone-slash': (_, where) => malformed(where, 'a / inside a tag is not followed by >'),
    'empty-closing-tag': (_, where) => malformed(where, 'a closing tag has no name'),
    'unknown-markup': (_, where) => malformed(where, '<! begins neither a comment nor anything else that XML knows'),
    'impossible-instruction': (_, where) => malformed(where, 'the name after <? is missing or is none'),
    'wrong-declaration': (_, where) => malformed(where, 'the XML declaration is not written as XML wants it'),
    'attribute-without-quotes': (_, where) => malformed(where, 'an attribute has no value in quotes'),
    'hyphens-in-comment': (_, where) => malformed(where, 'a comment contains two hyphens'),
    'cdata-end-in-text': (_, where) => malformed(where, 'the characters ]]> stand in a text'),
    'late-declaration': (_, where) => malformed(where, 'the XML declaration is not the first thing in the file'),
    'misplaced-doctype': (_, where) => malformed(where, 'a DOCTYPE stands where none may be'),
    'unknown-xml-version': (_, where) =>
      malformed(where, 'the XML declaration names a version of XML that does not exist'),
  },
  'malformed-text': {
    'wrong-sign': ({ text, expected }, where) =>
      damaged(where, `${quote(text)} stands where ${quote(expected)} belongs`),
    'cut-off': ({ expected }, where) => damaged(where, `the file ends where ${quote(expected)} belongs`),
    'no-name-left': (_, where) => damaged(where, 'the file ends where a name belongs'),
    'no-number-left': (_, where) => damaged(where, 'the file ends where a number belongs'),
    'no-name': ({ text }, where) => damaged(where, `${quote(text)} stands where a name belongs`),
    'no-number': ({ text }, where) => damaged(where, `${quote(text)} stands where a number belongs`),
    'no-count': ({ text }, where) => damaged(where, `${quote(text)} stands where a whole number from 0 belongs`),
    'unknown-word': ({ text }, where) => damaged(where, `${quote(text)} is no word of this format`),
    'impossible-character': ({ character }, where) =>
      damaged(where, `the character ${character} stands, which no text holds`),
    'open-text': (_, where) => damaged(where, 'a text begins whose quote is never closed'),
    'open-comment': (_, where) => damaged(where, 'a comment begins that is never closed'),
  },
  'classes-not-read': ({ name }, where) =>
    `The network is made of classes, the first ${quote(name)} on ${where}, which are not read: ` +
    'open it in Hugin, save the unrolled network as a file of its own and upload that.',
  'delayed-links': ({ node }, where) =>
    `The node ${quote(node)} depends on an earlier point in time (${where}), and links with a delay are not read: ` +
    'expand the network over time in Netica, save that as a file of its own and upload it.',
  'doctype-not-allowed': {
    'long-doctype': ({ limit }, where) => doctype(where, `The DOCTYPE is longer than ${number(limit)} characters`),
    'refers-elsewhere': (_, where) => doctype(where, 'The DOCTYPE refers to another file, which is never fetched'),
    'more-than-declarations': (_, where) =>
      doctype(where, 'The DOCTYPE holds more than element and attribute declarations'),
    'in-xdsl': (_, where) => `An XDSL file has no DOCTYPE, but this one has one on ${where}: remove it.`,
  },
  'entity-not-allowed': (_, where) => doctype(where, 'Entity declarations are not allowed'),
  'too-deep': ({ limit }, where) =>
    farFewer(where, `more than ${number(limit)} elements or brackets inside each other`),
  'too-many-elements': ({ limit }, where) => farFewer(where, `more than ${number(limit)} elements`),
  'too-many-attributes': ({ limit }, where) => farFewer(where, `an element with more than ${number(limit)} attributes`),
  'too-many-references': ({ limit }, where) =>
    `The file has more than ${number(limit)} character references (${where}): write the characters themselves.`,
  'too-many-numbers': ({ node, limit }, where) =>
    `The tables hold more than ${number(limit)} numbers (reached at the node ${quote(node)}, ${where}): split the network.`,
  'too-many-nodes': ({ limit }, where) => `The network has more than ${number(limit)} nodes (${where}): split it.`,
  'too-many-states': ({ node, limit }, where) =>
    `The node ${quote(node)} has more than ${number(limit)} states (${where}): merge some.`,
  'too-many-configurations': ({ node, parents }, where) =>
    `The ${number(parents)} parents of the node ${quote(node)} on ${where} have more combinations of states ` +
    'than can be counted: give it fewer parents.',
  'name-too-long': {
    element: ({ name, limit }, where) => tooLong(where, `element ${quote(name)}`, limit),
    attribute: ({ name, limit }, where) => tooLong(where, `attribute ${quote(name)}`, limit),
    'attribute-value': ({ name, text, limit }, where) =>
      tooLong(where, `value ${quote(text)} of the attribute ${quote(name)}`, limit),
    node: ({ name, limit }, where) => tooLong(where, `node ${quote(name)}`, limit),
    'display-name': ({ name, limit }, where) => tooLong(where, `display name ${quote(name)}`, limit),
    state: ({ name, limit }, where) => tooLong(where, `state ${quote(name)}`, limit),
  },
  'unknown-format': ({ element }, where) =>
    `This is XML, but not a Bayesian network (its outermost element is <${element}>) on ${where}: ` +
    `upload a file with <smile> (XDSL), <BIF> (XMLBIF) or <ProbModelXML>, or one in ${textFormats}.`,
  'missing-root': ({ element, outer }, where) =>
    `The outermost element on ${where} is <${element}>, which belongs inside <${outer}>: ` +
    `write <${outer}> before it and </${outer}> behind it.`,
  'no-nodes': (_, where) => `The file contains no nodes (${where}): upload a network that has some.`,
  'missing-id': {
    node: ({ element }, where) => `A node, <${element}> on ${where}, has no id: give it one.`,
    variable: (_, where) => `A variable on ${where} has no <NAME>: give it one.`,
    definition: (_, where) => `A definition on ${where} has no <FOR>: name the variable that it defines.`,
    state: ({ node }, where) => `A state of the node ${quote(node)} on ${where} has no id: give it one.`,
    outcome: ({ node }, where) => `A state of the variable ${quote(node)} on ${where} has no name: give it one.`,
  },
  'duplicate-id': ({ node }, where) =>
    `Two nodes have the id ${quote(node)}, the second on ${where}: give one of them another id.`,
  'too-few-states': {
    none: ({ node }, where) => `The node ${quote(node)} on ${where} has no state: give it at least two.`,
    one: ({ node }, where) => `The node ${quote(node)} on ${where} has one state: give it at least two.`,
    'one-is-kept': ({ node }, where) =>
      `The node ${quote(node)} on ${where} has one state, so there is nothing to ask: it is kept as it is.`,
  },
  'duplicate-state': ({ node, state }, where) =>
    `The node ${quote(node)} has the state ${quote(state)} twice, the second time on ${where}: rename one of them.`,
  'repeated-element': {
    'in-file': ({ element }, where) => `The file has a second <${element}> on ${where}: ${keepRight}.`,
    'in-node': ({ element, node }, where) =>
      `The node ${quote(node)} has a second <${element}> on ${where}: ${keepRight}.`,
    network: (_, where) => `The file has a second network on ${where}: upload each network in a file of its own.`,
    definition: ({ node }, where) => `The variable ${quote(node)} has a second definition on ${where}: ${keepRight}.`,
    field: ({ field, node }, where) => `The node ${quote(node)} has a second “${field}” on ${where}: ${keepRight}.`,
  },
  'unknown-parent': {
    parent: ({ node, parent }, where) =>
      `The node ${quote(node)} has a parent ${quote(parent)} on ${where} that is not in the file: ` +
      'add that node or remove the parent.',
    definition: ({ other }, where) =>
      `A definition on ${where} is for ${quote(other)}, which is not in the file: add that variable or remove the definition.`,
  },
  'unexpected-element': ({ element, outer }, where) =>
    `The element <${element}> on ${where} stands inside <${outer}>, where only names belong: take the tags away.`,
  'arc-not-in-table': ({ node, parent }, where) =>
    `An arc leads from ${quote(parent)} to ${quote(node)} (${where}), but the numbers of ${quote(node)} do not depend on ${quote(parent)}: ` +
    'it is asked without; if that is wrong, correct it in the program that made the file.',
  'duplicate-parent': ({ node, parent }, where) =>
    `The node ${quote(node)} names the parent ${quote(parent)} twice (${where}): name it once.`,
  'ambiguous-states': ({ node }, where) =>
    `Where the names of the states of the node ${quote(node)} begin and end cannot be told (${where}): ` +
    'put each name in quotes, or correct the number of states.',
  'wrong-state-count': ({ node, found, needed }, where) =>
    `The file says on ${where} that the node ${quote(node)} has ${count(needed, 'state', 'states')}, but names ${number(found)}: ` +
    'the names count, so correct the number, or add a name that is missing.',
  cycle: ({ nodes, found }, where) => {
    const way = [...nodes.map(quote), found > nodes.length ? '…' : quote(nodes[0] ?? '')].join(' → ');
    const size = `${number(found)} ${found === 1 ? 'node' : 'nodes'}`;
    return `The arcs run in a circle of ${size}, ${way} (the first on ${where}): remove one of the arcs.`;
  },
  'wrong-number-count': {
    'no-parents': (params, where) => wrongCount(params, where, 'one for each state'),
    parents: (params, where) => {
      const { perColumn, columns } = params;
      return wrongCount(
        params,
        where,
        `${number(perColumn)} for each of ${number(columns)} ${columns === 1 ? 'combination' : 'combinations'} of its parents' states`,
      );
    },
  },
  'invalid-number': ({ node, text }, where) =>
    `The node ${quote(node)} has ${quote(text)} on ${where} where a probability from 0 to 1 belongs: ` +
    'write it like 0.25, apart from its neighbours.',
  'unknown-column': {
    state: ({ node, parent, state }, where) =>
      `A line of the node ${quote(node)} on ${where} is for ${quote(state)}, which is no state of its parent ${quote(parent)}: name one that it has.`,
    'own-state': ({ node, state }, where) =>
      `A number of the node ${quote(node)} on ${where} is for ${quote(state)}, which is no state of ${quote(node)}: name one that it has.`,
    count: ({ node, found, needed }, where) =>
      `A line of the node ${quote(node)} on ${where} names ${count(found, 'state', 'states')} for ${count(needed, 'parent', 'parents')}: name one for each.`,
  },
  'repeated-column': ({ node, column }, where) =>
    `The node ${quote(node)} has numbers for ${quote(column)} twice, the second time on ${where}: ${keepRight}.`,
  'missing-columns': ({ node, columns }, where) =>
    `The node ${quote(node)} on ${where} has no numbers for ${count(columns, 'combination', 'combinations')} of its parents’ states: add them, or take all its numbers away.`,
  'other-grouping': ({ node }, where) =>
    `The brackets around the numbers of the node ${quote(node)} (${where}) do not follow the states of its parents and its own: ` +
    'group the numbers by them, or put all of them into one bracket.',
  'half-open-column': ({ node }, where) =>
    `The node ${quote(node)} on ${where} leaves part of a column open: give it all its numbers or none.`,
  'open-columns': ({ node, columns }, where) =>
    `The file leaves ${count(columns, 'column', 'columns')} of the node ${quote(node)} open (${where}): ` +
    `${columns === 1 ? 'it stays as it is, and is' : 'they stay as they are, and are'} computed with equal shares until you answer.`,
  'no-names': () =>
    'The format has no names, so nodes and states are numbered: give them names before anybody answers.',
  'column-sum': ({ node, columns, sum }, where) =>
    columns === 1
      ? `The numbers of one question about the node ${quote(node)} (${where}) add up to ${sum} instead of 1: they are kept as they are until you answer it.`
      : `The numbers of ${number(columns)} questions about the node ${quote(node)} (${where}) do not add up to 1, those of the first to ${sum}: they are kept as they are until you answer them.`,
  'impossible-columns': ({ node, columns, of }, where) =>
    `By the file ${number(columns)} of the ${number(of)} combinations of the parents’ states of the node ${quote(node)} (${where}) cannot occur, ` +
    `because all numbers there are 0: ${columns === 1 ? 'it is not asked' : 'they are not asked'}; if that is wrong, correct it in the program that made the file.`,
  counts: {
    cases: ({ node, columns, cases }, where) =>
      columns === 1
        ? `The numbers of one question about the node ${quote(node)} (${where}) are counts of ${number(cases)} cases: they are read as shares of these, and stay as they are until you answer it.`
        : `The numbers of ${number(columns)} questions about the node ${quote(node)} (${where}) are counts, in the first of ${number(cases)} cases: they are read as shares of these, and stay as they are until you answer them.`,
    percent: ({ node, columns }, where) =>
      `The numbers of ${columns === 1 ? 'one question' : `${number(columns)} questions`} about the node ${quote(node)} (${where}) add up to 100, so they are percentages: they are read as shares, and stay as they are until you answer.`,
  },
  'unusable-parent': ({ node, parent }, where) =>
    `The node ${quote(node)} on ${where} cannot be assessed because its parent ${quote(parent)} has no states: ` +
    'it is kept as it is.',
  'later-tables': ({ node, tables }, where) =>
    `The node ${quote(node)} has ${count(tables, 'table', 'tables')} for later time steps (${where}): ` +
    `${tables === 1 ? 'it is' : 'they are'} kept but not assessed, and what is asked is about the first time step.`,
  'other-order': ({ node, name }, where) =>
    `The file was written by ${name}, where the first parent of a node with several, such as ${quote(node)} on ${where}, ` +
    'changes fastest and not the last, as GeNIe has it: the file is read and written in that order.',
  'unlabelled-numbers': ({ node }, where) =>
    `The numbers of the node ${quote(node)} on ${where} do not say which states of its parents they are for: ` +
    'they are kept as they are and not asked about, until each row says it, as (0, 1): 0.2, 0.8; does.',
  'unread-block': ({ text }, where) =>
    `What ${quote(text)} begins on ${where} is neither a node nor a table: ` +
    'it is kept as it is, so correct the word if it is misspelt.',
  'several-for': ({ node, other }, where) =>
    `The definition of ${quote(node)} is also for ${quote(other)} (${where}): write one definition for each variable.`,
};

function wrongCount({ node, found, needed }: ProblemParams['wrong-number-count'], where: string, why: string): string {
  const numbers = `${number(found)} ${found === 1 ? 'number' : 'numbers'}`;
  return `The node ${quote(node)} has ${numbers} on ${where} but needs ${number(needed)}, ${why}: correct the list.`;
}

/** The English sentence for a problem. The compiler ensures that the table has one for each. */
export function problemMessage(problem: Pick<Problem, 'code' | 'params' | 'position'>): string {
  const { line, column } = problem.position;
  return sentenceOf(problemSentences, problem, `line ${line}, column ${column}`) as string;
}
