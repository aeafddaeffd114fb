import {
  convert,
  type Detail,
  formats,
  type Loss,
  type NetworkFile,
  type Problem,
  readNetworkFile,
} from '../src/index.js';

/** What the command needs of the world. */
export interface World {
  readonly version: string;
  /** @param path `-` for standard input; @throws Error if it cannot be read */
  readonly read: (path: string) => Uint8Array;
  /** @param path `-` for standard output; @throws Error if the file is there already or cannot be written */
  readonly write: (path: string, bytes: Uint8Array) => void;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** Stands for standard input, or standard output. */
const STANDARD = '-';

/** What a shell is told: all is well, a file is damaged or cannot be written, or nobody knows what was asked for. */
export type ExitCode = 0 | 1 | 2;

const USAGE = `credence-files: network files of Bayesian networks, checked and converted

  credence-files check [--json] <file> ...
  credence-files convert [--json] <from> <to> [--format <id>]
  credence-files --version

A file named - is standard input, and as <to> standard output. With --json there is one line of JSON for each file.
Reads: ${formats.map(({ name }) => name).join(', ')}.
Writes: ${formats.flatMap(({ id, making }) => (making ? [id] : [])).join(', ')}; which one is told by the name of <to>, or by --format.
Docs: every format and what it has a place for is in docs/formats.md of the repository.`;

const words: Readonly<Record<Detail, string>> = {
  'display-names': 'display names',
  descriptions: 'descriptions',
  'state-descriptions': 'descriptions of states',
  intervals: 'the intervals behind states',
  positions: 'positions',
  names: 'ids in full, which are shortened',
  'network-description': 'the description of the network',
};

/** What the command has to say of one file; with `--json`, a line of its own. */
interface Report {
  readonly file: string;
  /** Why it cannot be read or written at all. */
  readonly failure?: string;
  readonly format?: string;
  readonly nodes?: number;
  /** How many of them have a table of probabilities, or none yet. */
  readonly assessed?: number;
  readonly problems?: readonly Problem[];
  /** The new file, and what has no place in it. */
  readonly to?: string;
  readonly losses?: readonly Loss[];
  /** The nodes for which a new file has no place, and those of them whose tables are too large. */
  readonly without?: readonly string[];
  readonly tooLarge?: readonly string[];
}

/** `credence-files`, without its process: what is written goes to the given world. */
export function runCommand(words: readonly string[], world: World): ExitCode {
  const isJson = words.includes('--json');
  const [command, ...rest] = words.filter((word) => word !== '--json');
  const tell = isJson
    ? (report: Report) => world.say(JSON.stringify(report))
    : (report: Report) => inWords(report, world);
  if (command === 'check' && rest.length > 0 && !rest.some(isOption)) {
    // Each file is told of as soon as it is read.
    return rest.map((path) => check(path, world, tell)).every(Boolean) ? 0 : 1;
  }
  if (command === 'convert') return convertFile(rest, world, tell, isJson);
  if (command === '--version' || command === 'version') {
    world.say(world.version);
    return 0;
  }
  const asked = command === undefined || command === '--help' || command === 'help';
  (asked ? world.say : world.warn)(USAGE);
  return asked ? 0 : 2;
}

const isOption = (word: string) => word.startsWith('--');

function check(path: string, world: World, tell: (report: Report) => void): boolean {
  const { report, document } = open(path, world);
  tell(report);
  return document !== undefined;
}

function convertFile(rest: readonly string[], world: World, tell: (report: Report) => void, isJson: boolean): ExitCode {
  const at = rest.indexOf('--format');
  const [from, to, ...more] = at < 0 ? rest : rest.toSpliced(at, 2);
  const format = at < 0 ? byName(to ?? '') : rest[at + 1];
  if (from === undefined || to === undefined || more.length > 0 || [from, to].some(isOption)) {
    world.warn(USAGE);
    return 2;
  }
  if (!formats.some(({ id, making }) => id === format && making)) {
    world.warn(`${to}: say with --format in which format it is to be written.`);
    return 2;
  }
  if (isJson && to === STANDARD) {
    world.warn('With --json standard output is taken: name a file to write to.');
    return 2;
  }
  const { report, document } = open(from, world);
  if (!document) {
    tell(report);
    return 1;
  }
  const { text, ...outcome } = convert(document.network, format ?? '', document.format);
  const converted: Report = { ...report, to, ...outcome };
  try {
    if (text !== undefined) world.write(to, new TextEncoder().encode(text));
    tell(converted);
    return text === undefined ? 1 : 0;
  } catch (error) {
    tell({ ...converted, failure: (error as Error).message });
    return 1;
  }
}

/** A file that can be read, and everything that is to be said of it. */
function open(path: string, world: World): { readonly report: Report; readonly document?: NetworkFile | undefined } {
  let bytes: Uint8Array;
  try {
    bytes = world.read(path);
  } catch (error) {
    return { report: { file: path, failure: (error as Error).message } };
  }
  const { document, problems } = readNetworkFile(bytes);
  if (!document) return { report: { file: path, problems } };
  const { nodes } = document.network;
  const assessed = nodes.filter(({ notAssessed }) => notAssessed === undefined).length;
  return { report: { file: path, format: document.format, nodes: nodes.length, assessed, problems }, document };
}

/** Says a report in sentences. What goes wrong goes to standard error. */
function inWords({ file, failure, problems = [], to, ...report }: Report, world: World): void {
  for (const { position, message, severity } of problems) {
    world.warn(`${file}:${position.line}:${position.column}: ${severity}: ${message}`);
  }
  if (report.without) tellWithout(file, report.without, report.tooLarge ?? [], world);
  for (const { detail, nodes } of failure === undefined ? (report.losses ?? []) : []) {
    const ofNodes = nodes === undefined ? '' : ` (${nodes} ${nodes === 1 ? 'node' : 'nodes'})`;
    world.warn(`${to}: the format has no place for ${words[detail]}${ofNodes}.`);
  }
  if (failure !== undefined) world.warn(`${to ?? file}: ${failure}`);
  if (to !== undefined || report.format === undefined) return;
  const format = formats.find(({ id }) => id === report.format)?.name ?? report.format;
  const nodes = `${report.nodes} ${report.nodes === 1 ? 'node' : 'nodes'}`;
  world.say(`${file}: ${format}, ${nodes}, ${report.assessed} with a table of probabilities or none yet`);
}

function tellWithout(file: string, without: readonly string[], large: readonly string[], world: World): void {
  const others = without.filter((id) => !large.includes(id));
  const why = 'because they have no table, open columns or too few states';
  if (others.length > 0) world.warn(`${file}: the format has no place for these nodes, ${why}: ${others.join(', ')}.`);
  if (large.length > 0) world.warn(`${file}: these nodes have tables too large to write: ${large.join(', ')}.`);
}

/** The format that we write under this ending. */
function byName(path: string): string | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const written = formats.filter(({ making }) => making);
  const found =
    written.find(({ extensions }) => extensions[0] === ending) ??
    written.find(({ extensions }) => extensions.includes(ending));
  return found?.id;
}
