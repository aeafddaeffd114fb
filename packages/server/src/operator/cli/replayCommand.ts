import { eq } from 'drizzle-orm';
import { erasures, networks, nodes, studies } from '../../database/schema/index.js';
import { type Break, checkRecord, type Difference, type RecordMismatch } from '../../judgements/index.js';
import { titleOfNetwork } from '../../networks/index.js';
import { CommandError } from '../../platform/commandError.js';
import type { CommandServices, DatabaseCommand } from './command.js';

/** Makes a network's answers anew from their events, and says whether they are those that the database holds. */
export const replay: DatabaseCommand = {
  usage: 'replay <network>',
  does: 'checks that what a network holds is what its events say; the server may be running',
  async run({ database }, networkId) {
    const [network] = await database.select().from(networks).where(eq(networks.id, networkId));
    if (!network) return erased(database, networkId);
    const { findings, ...counted } = await checkRecord(database, networkId);
    const name = titleOfNetwork(network);
    const [first] = findings;
    if (!first)
      return [
        `${name}: the events make exactly what the database holds (${counted.nodes} nodes, ${counted.events} events).`,
      ];

    const isStudy = (await database.$count(studies, eq(studies.networkId, networkId))) > 0;
    const others = findings.length - 1;
    throw new CommandError(
      [
        `${name}: what the database holds is not what the events say.`,
        `${await nodeName(database, networkId, first)}: ${isStudy ? sealedSentence(first.broken) : sentence(first.broken)}`,
        ...(others > 0 ? [`Besides, ${others} more ${others === 1 ? 'node differs' : 'nodes differ'}.`] : []),
      ].join('\n'),
    );
  },
};

async function erased(database: CommandServices['database'], networkId: string): Promise<string[]> {
  const [erasure] = await database.select().from(erasures).where(eq(erasures.networkId, networkId));
  if (!erasure)
    throw new CommandError(`There is no network ${networkId}. Its id is in its address: /network/<id>/overview.`);
  const { at, events, hash } = erasure;
  return [
    `${networkId} was erased on ${at.toISOString().slice(0, 10)}, and its record with it: ${events} events.`,
    `SHA-256 of what they held: ${hash}.`,
  ];
}

async function nodeName(database: CommandServices['database'], networkId: string, { nodeKey }: RecordMismatch) {
  const rows = await database.select().from(nodes).where(eq(nodes.networkId, networkId));
  const node = rows.find(({ key }) => key === nodeKey);
  return node ? `${node.displayName} (${nodeKey})` : nodeKey;
}

/** What the rows of a table are called, by the parts of their keys. */
const ROWS: Readonly<Record<string, (key: readonly string[]) => string>> = {
  progress: () => 'its progress',
  answers: ([epoch, question]) => `the answer to question ${question}${ofEpoch(epoch)}`,
  combinationSets: ([epoch]) => `the combinations${ofEpoch(epoch)}`,
  setAside: ([epoch, question, person]) => `question ${question}, set aside by ${person}${ofEpoch(epoch)}`,
  directions: () => 'the expected directions',
  nodeFeedback: ([person]) => `the judgement of ${person}`,
};

const ofEpoch = (epoch: string | undefined) => (epoch === '0' ? '' : ` (after reset ${epoch})`);

function place([table = '', ...rest]: readonly string[]): string {
  const hasKey = table !== 'progress' && table !== 'directions';
  const columns = hasKey ? rest.slice(1) : rest;
  return [ROWS[table]?.(hasKey ? (rest[0] ?? '').split(' ') : []) ?? table, ...columns].join(', ');
}

function sentence(broken: Break | Difference): string {
  if (!('reason' in broken))
    return `${place(broken.at)}: the database holds ${said(broken.held)}, the events say ${said(broken.replayed)}.`;
  if (broken.reason === 'missing')
    return `the event of revision ${broken.revision} is missing; the next one is that of ${broken.found}.`;
  if (broken.reason === 'unknown-type')
    return `the event of revision ${broken.revision} is of a type that this release does not know: ${broken.type}. It is kept; what comes after it was not checked.`;
  return `the event ${broken.id} of revision ${broken.revision} lacks what it should hold.`;
}

/** In a study whoever runs the server, too, learns that something is wrong with a node, and not who answered what. */
const sealedSentence = (broken: Break | Difference): string =>
  'reason' in broken
    ? sentence(broken)
    : 'the database holds other answers than the events say. Answers of a study are not shown here.';

const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
