import type {
  AnswerSave,
  AnswerSaved,
  CombinationsSave,
  CombinationsSaved,
  components,
  NetworkNode as NodePage,
  NodeDetails,
  NodeSummary,
  Question,
} from '@credence/api-client';
import {
  carryOver,
  checkCombinations,
  configurationAt,
  configurationCount,
  contradictionsOf,
  coverageOf,
  countUndecided,
  decide,
  type Direction,
  distributionOfJudgement,
  type InferenceNode,
  iterationOf,
  minutesFor,
  type NetworkNode,
  percentDone,
  questionOrder,
  type SavedAnswer,
  type SavedCombination,
  winnerOf,
} from '@credence/bayesnet';

interface Answer extends SavedAnswer {
  readonly revision: number;
  readonly given: AnswerSave;
}

/** What people have said about one node. */
interface Judgements {
  readonly answers: ReadonlyMap<number, Answer>;
  /** Undefined until combinations have been chosen, even if none. */
  readonly combinations: readonly SavedCombination[] | undefined;
  /** The questions that the user said are not in their field. */
  readonly aside: ReadonlySet<number>;
  /** How many times anything was saved. */
  readonly saves: number;
}

const NOTHING: Judgements = { answers: new Map(), combinations: undefined, aside: new Set(), saves: 0 };

export type MemoryNode = ReturnType<typeof memoryNode>;

/** One node that is assessed in memory: the questions it asks and the answers it has got. */
export function memoryNode(networkId: string, node: NetworkNode, parents: readonly NetworkNode[]) {
  const radices = parents.map(({ states }) => states.length);
  const columns = configurationCount(radices);
  const address = `/network/${networkId}/${node.key}/`;
  const variable = variableOf(node);
  let said = NOTHING;
  let directions = parents.map((): Direction => 'unknown');

  const combinations = () => said.combinations ?? [];
  const configurationOf = (iteration: number) => configurationAt(iteration, radices) ?? [];
  const decisionOf = (iteration: number) =>
    decide(configurationOf(iteration), combinations(), said.answers.get(iteration));
  const answered = () =>
    [...said.answers.keys()].filter((iteration) => !winnerOf(combinations(), configurationOf(iteration))).length;
  const open = () => {
    const undecided = countUndecided(combinations(), radices);
    return undecided === 'budget' ? columns : undecided - answered();
  };
  const revision = () => `r${said.saves}`;

  /** The next open question or, in a finished node, the next one to review. */
  function next(after: number): number | null {
    const order = questionOrder(combinations(), radices);
    const isClosed = (iteration: number) =>
      iteration === after || said.answers.has(iteration) || said.aside.has(iteration);
    const found = open() > 0 ? order.nextOpen(after, isClosed) : order.after(after);
    return typeof found === 'number' ? found : null;
  }

  return {
    node,
    variable,
    radices,
    columns,
    open,
    decisionOf,

    /** The first open question; null while the combinations are to be chosen first. */
    first: () => (parents.length > 0 && !said.combinations ? null : next(0)),

    summary(): NodeSummary {
      return {
        id: node.key,
        name: node.id,
        display_name: node.name,
        pages: open() + answered(),
        estimatedTime: minutesFor(open(), node.states.length),
        completed: open() === 0,
        inProgress: open() > 0 && said.saves > 0,
        percentCompleted: percentDone(columns - open(), columns),
        pagesExact: true,
      };
    },

    page(): NodePage {
      const first = next(0);
      const isChosen = parents.length === 0 || said.combinations !== undefined || open() === 0;
      return {
        node: variable,
        parents: parents.map((parent) => ({ display_name: parent.name, vars: statesOf(parent) })),
        combinations: combinations().map(({ nodes, value, number, exact, touched, standing, certainty, comment }) => ({
          nodes: nodes === 'rest' ? -1 : Object.fromEntries(nodes),
          value: [...value],
          number,
          ...(exact ? { exact: [...exact] } : {}),
          ...(touched ? { touched: [...touched] } : {}),
          ...(standing === 'cannot_occur' ? { standing } : {}),
          ...(certainty === undefined ? {} : { 'self-eval': certainty }),
          ...(comment ? { comment } : {}),
        })),
        redirect: isChosen ? (first === null ? `/network/${networkId}/` : `${address}${first}/`) : null,
        revision: revision(),
        questions: columns,
        answeredIterations: answered(),
      };
    },

    /** Undefined if there is no such question. */
    question(iteration: number): Question | undefined {
      const configuration = configurationAt(iteration, radices);
      if (!configuration) return undefined;
      const order = questionOrder(combinations(), radices);
      const back = order.before(iteration);
      const before = typeof back === 'number' ? configurationOf(back) : undefined;
      const answer = said.answers.get(iteration);
      const decision = decisionOf(iteration);
      const isAnswered = decision?.by === 'answer';
      const place = order.listed?.indexOf(iteration) ?? -1;
      return {
        node: variable,
        parents: parents.map((parent, index) => ({
          display_name: parent.name,
          value: parent.states[configuration[index] ?? -1]?.id ?? '',
          ...(before && before[index] !== configuration[index]
            ? { previous: parent.states[before[index] ?? -1]?.id ?? '' }
            : {}),
        })),
        changes: configuration.map((state, index) => before !== undefined && before[index] !== state),
        currentValues: decision ? [...decision.value] : node.states.map(() => 50),
        currentIteration: iteration,
        previousIteration: typeof back === 'number' ? back : null,
        nextIteration: next(iteration),
        isLastIteration: next(iteration) === null,
        percentCompleted: percentDone(columns - open(), columns),
        timeRemaining: minutesFor(open(), node.states.length),
        answered: isAnswered,
        revision: revision(),
        questionsLeft: open(),
        ...(place < 0 ? {} : { question: { number: place + 1, of: order.listed?.length ?? 0 } }),
        ...(answer && isAnswered ? saidIn(answer.given) : {}),
        ...(said.aside.has(iteration) && !isAnswered ? { standing: 'not_my_field' as const } : {}),
      };
    },

    save(iteration: number, given: AnswerSave): AnswerSaved {
      const before = said.answers.get(iteration);
      const saves = said.saves + 1;
      const answers = new Map(said.answers);
      const aside = new Set(said.aside);
      const { sliders: value, exact, standing } = given;
      if (standing === 'not_my_field') {
        answers.delete(iteration);
        aside.add(iteration);
      } else {
        const judgement = { value, ...(exact ? { exact } : {}), ...(standing ? { standing } : {}) };
        answers.set(iteration, { ...judgement, sequence: saves, revision: (before?.revision ?? 0) + 1, given });
        aside.delete(iteration);
      }
      said = { ...said, saves, answers, aside };
      return {
        next_iteration: next(iteration),
        revision: revision(),
        percentCompleted: percentDone(columns - open(), columns),
      };
    },

    /** Undefined for combinations that the node cannot have. */
    choose(given: CombinationsSave): CombinationsSaved | undefined {
      const named = given.combinations.map(({ 'self-eval': certainty, ...each }) => ({ ...each, certainty }));
      const checked = checkCombinations(named, radices, node.states.length);
      if (checked.problem) return undefined;
      const saves = said.saves + 1;
      said = { ...said, saves, combinations: carryOver(combinations(), checked.combinations, saves) };
      const { combinations: covered } = coverageOf(combinations(), radices);
      return {
        success: true,
        nextQuestion: open() > 0 ? next(0) : null,
        revision: revision(),
        coverage: covered.flatMap(({ number, covers, wins }) => (wins === undefined ? [] : [{ number, covers, wins }])),
      };
    },

    /** Which way each parent pushes the node, with the answers that contradict it; set first where some are given. */
    directions(given = directions): components['schemas']['Directions'] {
      directions = given;
      const answers = [...said.answers].filter(([iteration]) => decisionOf(iteration)?.by === 'answer');
      const values = new Map(answers.map(([iteration, { value }]) => [iteration, value]));
      return {
        directions,
        contradictions: contradictionsOf({ radices, directions }, values, 500).map(({ parent, iterations }) => ({
          parent,
          iterations: [...iterations],
        })),
      };
    },

    /** The node for the result of its answers and those of its ancestors. */
    inferred: (): InferenceNode => ({
      id: node.key,
      states: node.states.length,
      parents: parents.map(({ key }) => key),
      distribution(configuration) {
        const decision = decisionOf(iterationOf(configuration, radices));
        return decision && distributionOfJudgement(decision);
      },
    }),

    reset() {
      said = NOTHING;
      return { success: true, estimatedTime: minutesFor(columns, node.states.length) };
    },
  };
}

/** What a saved answer said besides its values. */
function saidIn({ 'self-eval': certainty, comment, exact, touched, standing }: AnswerSave): Partial<Question> {
  return {
    'self-eval': certainty,
    comment,
    ...(exact ? { exact } : {}),
    ...(touched ? { touched } : {}),
    ...(standing ? { standing } : {}),
  };
}

const statesOf = ({ states }: NetworkNode) => states.map(({ id }) => id);

/** The node as a question shows it. */
export const variableOf = (node: NetworkNode) => ({
  id: node.key,
  display_name: node.name,
  vars: statesOf(node),
  ...detailsOf(node),
});

/** What the file says of a node besides its names. */
function detailsOf({ description, states }: NetworkNode): { details?: NodeDetails } {
  const known = states.some((state) => state.description ?? state.interval);
  if (!description && !known) return {};
  const meaningOf = (text: string | undefined) => (text ? { meaning: { text, source: 'file' as const } } : {});
  return {
    details: {
      ...meaningOf(description),
      ...(known
        ? {
            states: states.map((state) => ({
              ...meaningOf(state.description),
              ...(state.interval ? { interval: state.interval } : {}),
            })),
          }
        : {}),
    },
  };
}
