import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../build/workspace.ts';
import { isOneOf, type Rule, within } from './rule.ts';
import { SERVER, SERVER_ROOMS } from './serverRooms.ts';
import type { Module } from './tree.ts';

/** All folders of the server's source, from the ground up. */
const FLOORS = ['roles', 'database', 'platform', 'http', ...SERVER_ROOMS, 'operator'];
/** Above the floors: what starts the server or a command. */
const STARTS = ['app.ts', 'cli.ts', 'main.ts', 'nodeVersion.ts', 'operations.ts', 'serve.ts', 'server.ts'];
/** Below the floors: it finds the server's files from where it lies, and so stands in no folder. */
const PLACES = 'places.ts';

const inServer = (file: string | undefined) =>
  file?.startsWith(`${SERVER}/`) ? file.slice(SERVER.length + 1) : undefined;
const shippedInServer = (module: Module) => module.shipped && within(SERVER)(module);

/** The floor on which a file stands; undefined in a folder that is none. */
function floorOf(file: string): number | undefined {
  const own = inServer(file)!;
  if (own === PLACES) return -1;
  if (STARTS.includes(own)) return FLOORS.length;
  const floor = own.includes('/') ? FLOORS.indexOf(own.split('/')[0]!) : -1;
  return floor < 0 ? undefined : floor;
}

/** The room that a file belongs to. */
function serverRoomOf(file: string | undefined): string | undefined {
  const folder = inServer(file)?.split('/')[0] ?? '';
  return SERVER_ROOMS.includes(folder) ? folder : undefined;
}

const doorOf = (room: string) => `${SERVER}/${room}/index.ts`;

const contract = readFileSync(path.join(root, 'openapi.yaml'), 'utf8');
const operationIds = new Set([...contract.matchAll(/operationId: (\w+)/g)].map(([, id]) => id));
const isHandler = (file: string | undefined) =>
  serverRoomOf(file) !== undefined && operationIds.has(path.posix.basename(file!, '.ts'));

/** Roles, policies, messages, and rules that need no I/O. */
const isPureRule = (file: string) =>
  inServer(file) !== undefined &&
  /(?:\/src\/roles\/\w+|Policy|Text|\/(?:commonPasswords|revision|countOpen|minutesLeft))\.ts$/.test(file);

/** The building blocks of changing a node. */
const NODE_CHANGE = [`${SERVER}/judgements/lockProgress.ts`, `${SERVER}/platform/events/keptAnswers.ts`];
const CHANGES_NODES = [
  `${SERVER}/judgements/changeNode.ts`,
  `${SERVER}/judgements/answers/answerQuestion.ts`,
  // An upload answers repeats as well, with all of its nodes.
  `${SERVER}/networks/files/storeNetwork.ts`,
];

const RESULTS = `${SERVER}/studies/results`;
/** The only code that reads what other people said in a study. */
const READS_PANELS = [`${RESULTS}/readPanel.ts`, `${RESULTS}/released.ts`];

const COMMANDS = `${SERVER}/operator/cli`;

/** Who may import whom within the server. */
export const serverRules: readonly Rule[] = [
  {
    id: 'server-known-places',
    says: `A file of the server stands in one of the folders ${FLOORS.join(', ')}.`,
    of: shippedInServer,
    misplaced: ({ path: file }) => floorOf(file) === undefined,
  },
  {
    id: 'server-floors',
    says: `The folders of the server are ${FLOORS.join(', ')}, from the ground up: nothing imports from one above its own.`,
    of: shippedInServer,
    forbids: ({ target }, module) =>
      inServer(target) !== undefined && (floorOf(target!) ?? 0) > (floorOf(module.path) ?? FLOORS.length),
  },
  {
    id: 'server-doors',
    says: `The rooms ${SERVER_ROOMS.join(', ')} are entered by their door, index.ts, which their own files do not use; only the map of operations goes past it, to the handlers.`,
    of: (module) => shippedInServer(module) && module.path !== `${SERVER}/operations.ts`,
    forbids: ({ target }, module) => {
      const room = serverRoomOf(target);
      if (room === undefined) return false;
      return (serverRoomOf(module.path) === room) === (target === doorOf(room));
    },
  },
  {
    id: 'server-commands-on-top',
    says: 'The commands of the terminal are above the whole server: only what starts them imports them.',
    of: (module) => shippedInServer(module) && !within(COMMANDS)(module) && module.path !== `${SERVER}/cli.ts`,
    forbids: ({ target }) => target?.startsWith(`${COMMANDS}/`) ?? false,
  },
  {
    id: 'server-handlers-apart',
    says: 'A handler is called only by its route: what two operations share has a file and a name of its own.',
    of: (module) => shippedInServer(module) && module.path !== `${SERVER}/operations.ts`,
    forbids: ({ target }) => isHandler(target),
  },
  {
    id: 'server-own-names',
    says: 'Our own exports are imported under their own names.',
    of: shippedInServer,
    forbids: ({ target, renames }) => inServer(target) !== undefined && renames === true,
  },
  {
    id: 'server-pure-rules',
    says: 'Roles, policies, sentences and arithmetic use no database: from the server they import only other rules.',
    of: (module) => module.shipped && isPureRule(module.path),
    forbids: ({ target, specifier }) =>
      (inServer(target) !== undefined && !isPureRule(target!)) || isOneOf(specifier, ['drizzle-orm', 'pg']),
  },
  {
    id: 'server-node-changes',
    says: 'Every change of a node goes through changeNode, which locks it, answers repeats, counts, touches the network and records the event.',
    of: (module) => shippedInServer(module) && !CHANGES_NODES.includes(module.path),
    forbids: ({ target }) => NODE_CHANGE.includes(target ?? ''),
  },
  {
    id: 'server-panels',
    says: 'What other people said in a study is read by the results of the study alone, which ask for a closed round.',
    of: (module) => shippedInServer(module) && !within(RESULTS)(module),
    forbids: ({ target }) => READS_PANELS.includes(target ?? ''),
  },
];
