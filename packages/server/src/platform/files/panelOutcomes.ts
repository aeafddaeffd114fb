import type { components, NodeState, StudyProtocol } from '@credence/api-client';
import {
  type Computation,
  type Evidence,
  finish,
  type InferenceModel,
  type InferenceProblem,
  isProblem,
  type Outcome,
  type PanelPosterior,
  type PooledColumn,
  type PooledConclusion,
  posteriorsOfPanel,
  roundShare,
  type Sensitivity,
  sensitivityOf,
} from '@credence/bayesnet';

type Schemas = components['schemas'];

/** What a panel concludes, with every expert. */
export type PanelConclusions = Schemas['PanelOutcome'] & Required<Pick<Schemas['PanelOutcome'], 'experts'>>;

/** What an expert gets of an outcome: what follows from the primary pool. */
export type ShownOutcome = Pick<Schemas['PanelOutcome'], 'node' | 'state' | 'pools'>;

/** The time of one panel. What does not fit any more is a problem, and the rest is told all the same. */
export class InferenceTime {
  readonly #now = () => performance.now();
  readonly #end: number;
  /** Whether it was too short for anything. */
  ranOut = false;

  constructor(seconds: number) {
    this.#end = this.#now() + seconds * 1_000;
  }

  finish<Result extends object>(computation: Computation<Result | InferenceProblem>): Result | InferenceProblem {
    const seconds = Math.max(0, (this.#end - this.#now()) / 1_000);
    const found = finish(computation, { seconds, now: this.#now });
    this.ranOut ||= isProblem(found) && found.code === 'out-of-time';
    return found;
  }
}

/**
 * Each outcome in each case, at the tables of a pool; without cases, with nothing known. Those that cannot be computed are
 * left out, and all of them where time is too short for one: an effect must not depend on how busy a server is.
 */
export function sensitivitiesOf(
  model: InferenceModel,
  outcomes: readonly Outcome[],
  cases: readonly Evidence[],
  time: InferenceTime,
): Sensitivity[] {
  const found = (cases.length > 0 ? cases : [new Map()]).flatMap((evidence) =>
    outcomes.map((outcome) => time.finish(sensitivityOf(model, outcome, { evidence }))),
  );
  return time.ranOut ? [] : found.filter((each): each is Sensitivity => !isProblem(each));
}

interface AskedPanel {
  readonly file: InferenceModel;
  readonly pools: Readonly<Record<StudyProtocol['primary'], readonly PooledColumn[]>>;
  readonly primary: StudyProtocol['primary'];
  /** What stands for each expert, by their place in the panel. */
  readonly codes: readonly number[];
  /** To how many questions each expert gave numbers, for all who gave any. */
  readonly answeredBy: ReadonlyMap<number, number>;
  readonly outcome: Outcome;
}

/** What follows from everybody's tables for one outcome, with nothing known. One by one, so that none hides another. */
export function panelOutcome(
  named: NodeState,
  { file, pools, primary, codes, answeredBy, outcome }: AskedPanel,
  time: InferenceTime,
): PanelConclusions {
  const kinds = primary === 'linear' ? (['linear', 'logarithmic'] as const) : (['logarithmic', 'linear'] as const);
  const all = kinds.map((kind) => pools[kind]);
  const found = time.finish(posteriorsOfPanel(file, all, { outcomes: [outcome] }));
  if (isProblem(found)) {
    const { code: problem } = found;
    const experts = [...answeredBy].map(([expert, own]) => ({ code: codes[expert]!, problem, own }));
    return { ...named, experts, pools: { linear: { problem }, logarithmic: { problem } } };
  }
  const { experts, pools: concluded, mean, joint } = found;
  const ofPools = Object.fromEntries(kinds.map((kind, place) => [kind, shareOf(concluded[place]!)]));
  return {
    ...named,
    experts: [...experts].map(([expert, own]) => ({ code: codes[expert]!, ...shareOf(own), own: own.columns.own })),
    pools: ofPools,
    ...(mean.shares ? { mean: together(mean, mean.shares) } : {}),
    ...(joint.shares ? { joint: together(joint, joint.shares) } : {}),
  };
}

/**
 * What follows for one outcome from what experts are shown of the questions, and from nothing else: so that it tells them
 * no more of an answer than the pools do. Where no pool is shown the numbers of the file stand.
 * @param shown the columns of the primary pool that experts are shown, as they are shown them
 */
export function shownOutcome(
  named: NodeState,
  {
    file,
    shown,
    primary,
    outcome,
  }: Pick<AskedPanel, 'file' | 'primary' | 'outcome'> & { shown: readonly PooledColumn[] },
  time: InferenceTime,
): ShownOutcome {
  if (shown.length === 0) return { ...named, pools: {} };
  const withoutOpinions = shown.map((column) => ({
    ...column,
    question: { ...column.question, opinions: [] },
    cannotOccur: 0,
  }));
  const found = time.finish(posteriorsOfPanel(file, [withoutOpinions], { outcomes: [outcome] }));
  const share = isProblem(found) ? { problem: found.code } : shareOf(found.pools[0]!);
  const rounded = 'share' in share && share.share !== undefined ? { share: roundShare(share.share) } : share;
  return { ...named, pools: { [primary]: rounded } };
}

const shareOf = ({ shares }: Pick<PanelPosterior, 'shares'>): Schemas['PoolOutcome'] =>
  isProblem(shares) ? { problem: shares.code } : { share: atMostOne(shares[0]!) };

const together = ({ n }: PooledConclusion, [share = 0]: readonly number[]) => ({ share: atMostOne(share), n });

/** Sums of shares may be a rounding error above 1. */
export const atMostOne = (share: number): number => Math.min(1, share);
