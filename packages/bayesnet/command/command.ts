import { convert, type Detail, formats, type NetworkFile, readNetworkFile } from '../src/index.js';

/** What the command needs of the world. */
export interface World {
  /** @throws Error if it cannot be read */
  readonly read: (path: string) => Uint8Array;
  /** @throws Error if the file is there already or cannot be written */
  readonly write: (path: string, bytes: Uint8Array) => void;
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** What a shell is told: all is well, a file is damaged or cannot be written, or nobody knows what was asked for. */
export type ExitCode = 0 | 1 | 2;

const USAGE = `credence-files: network files of Bayesian networks, checked and converted

  credence-files check <file> ...
  credence-files convert <from> <to> [--format <id>]

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

/** `credence-files`, without its process: what is written goes to the given world. */
export function runCommand(words: readonly string[], world: World): ExitCode {
  const [command, ...rest] = words;
  if (command === 'check' && rest.length > 0) return check(rest, world);
  if (command === 'convert') return convertFile(rest, world);
  const asked = command === undefined || command === '--help' || command === 'help';
  (asked ? world.say : world.warn)(USAGE);
  return asked ? 0 : 2;
}

function check(paths: readonly string[], world: World): ExitCode {
  const read = paths.map((path) => {
    const file = open(path, world);
    if (!file) return false;
    const { nodes } = file.network;
    const asked = nodes.filter(({ notAssessed }) => notAssessed === undefined).length;
    const format = formats.find(({ id }) => id === file.format)?.name ?? file.format;
    world.say(`${path}: ${format}, ${nodes.length} nodes, ${asked} with a table of probabilities or none yet`);
    return true;
  });
  return read.every(Boolean) ? 0 : 1;
}

function convertFile(rest: readonly string[], world: World): ExitCode {
  const at = rest.indexOf('--format');
  const [from, to, ...more] = at < 0 ? rest : rest.toSpliced(at, 2);
  const format = at < 0 ? byName(to ?? '') : rest[at + 1];
  if (from === undefined || to === undefined || more.length > 0) {
    world.warn(USAGE);
    return 2;
  }
  if (!formats.some(({ id, making }) => id === format && making)) {
    world.warn(`${to}: say with --format in which format it is to be written.`);
    return 2;
  }
  const file = open(from, world);
  if (!file) return 1;
  const converted = convert(file.network, format ?? '', file.format);
  if (converted.without) {
    const tooLarge = new Set(converted.tooLarge);
    const others = converted.without.filter((id) => !tooLarge.has(id));
    const why = 'because they have no table, open columns or too few states';
    if (others.length > 0) {
      world.warn(`${from}: the format has no place for these nodes, ${why}: ${others.join(', ')}.`);
    }
    if (tooLarge.size > 0) {
      world.warn(`${from}: these nodes have tables too large to write: ${[...tooLarge].join(', ')}.`);
    }
    return 1;
  }
  for (const { detail, nodes } of converted.losses) {
    const ofNodes = nodes === undefined ? '' : ` (${nodes} ${nodes === 1 ? 'node' : 'nodes'})`;
    world.warn(`${to}: the format has no place for ${words[detail]}${ofNodes}.`);
  }
  try {
    world.write(to, new TextEncoder().encode(converted.text));
  } catch (error) {
    world.warn(`${to}: ${(error as Error).message}`);
    return 1;
  }
  return 0;
}

/** A file that can be read, after everything that is to be said of it. */
function open(path: string, world: World): NetworkFile | undefined {
  let bytes: Uint8Array;
  try {
    bytes = world.read(path);
  } catch (error) {
    world.warn(`${path}: ${(error as Error).message}`);
    return undefined;
  }
  const { document, problems } = readNetworkFile(bytes);
  for (const { position, message, severity } of problems) {
    world.warn(`${path}:${position.line}:${position.column}: ${severity}: ${message}`);
  }
  return document;
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
