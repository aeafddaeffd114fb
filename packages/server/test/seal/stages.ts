import { type CanaryStudy, done, firstSave } from '../canary/study.js';
import type { TestApp } from '../testApp.js';
import { say, type Sayings } from './sayings.js';

/**
 * What happens once Ann has said what she says, up to the moment at which everybody looks. A closed round that nobody has
 * read has been finished by her, and has late answers of hers.
 */
const steps = {
  open: [],
  withdrew: ['ann withdraw'],
  erased: ['ann erase'],
  closed: ['ann finish', 'owner close', 'ann late'],
  letIn: ['owner close', 'ann late', 'owner let in'],
  reopened: ['owner close', 'owner reopen'],
  opened: ['owner close', 'owner results'],
  erasedLater: ['owner close', 'owner results', 'ann erase'],
  final: ['owner close', 'owner results', 'owner final'],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

type Step =
  | 'ann finish'
  | 'ann withdraw'
  | 'ann erase'
  | 'ann late'
  | 'owner close'
  | 'owner reopen'
  | 'owner results'
  | 'owner let in'
  | 'owner final';

export type Stage = keyof typeof steps;
export const stages = Object.keys(steps) as Stage[];

/** Whether the results have been opened and Ann's answers are among them. */
export const isRead = (stage: Stage): boolean => stage === 'opened' || stage === 'final';

/** Whether Ann has taken her answers away. */
export const isErased = (stage: Stage): boolean => stage === 'erased' || stage === 'erasedLater';

/**
 * Lets Ann say this, and the study come to a stage.
 * @returns the study as it is then
 */
export async function reach(
  server: TestApp,
  study: CanaryStudy,
  { stage, said }: { stage: Stage; said: Sayings },
): Promise<CanaryStudy> {
  const { owner, path, at, people, world } = study;
  const ann = people.ann.client;
  await say(server, ann, at, said);
  const doing: Readonly<Record<Step, () => ReturnType<typeof ann.post>>> = {
    'ann finish': () => ann.post(`${path}/finish`, { finished: true }),
    'ann withdraw': () => ann.post(`${path}/withdraw`, { keeps: true }),
    'ann erase': () => ann.post(`${path}/withdraw`, { keeps: false }),
    'ann late': () => ann.post(`${path}/late`, { nodeId: 'n2', iteration: 2, answer: said.late }),
    'owner close': () => owner.post(`${path}/close`),
    'owner reopen': () => owner.post(`${path}/reopen`),
    'owner results': () => owner.post(`${path}/results`),
    'owner let in': () => owner.post(`${path}/experts/${world.expertId}/late`),
    'owner final': () => owner.post(`${path}/final`),
  };
  for (const step of steps[stage]) {
    server.clock.advance(60_000);
    await done(doing[step]());
  }
  server.clock.advance(60_000);
  return { ...study, world: { ...world, pastAnswerId: await firstSave(server, people.ann.account.id) } };
}
