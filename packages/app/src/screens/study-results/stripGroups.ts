import type { PanelQuestion } from '@credence/api-client';
import type { StudyResultsWords } from '@credence/text';
import { keyOf, type QuestionNames } from '../../features/meaning/namedQuestions.js';
import type { StripGroup } from './disagreement-strip/stripQuestion.js';

/** How many have to answer before they can part. */
const FEWEST = 2;

/** How far experts part over each question of a node, by the state of its first parent, in the order of the table. */
export function stripGroups(
  questions: readonly PanelQuestion[],
  chosen: ReadonlySet<string>,
  { nameOf }: QuestionNames,
  { question: text }: Pick<StudyResultsWords, 'question'>,
): StripGroup[] {
  const named = questions
    .map((question) => ({ question, ...nameOf(question) }))
    .sort((one, other) => inOrder(one.configuration, other.configuration));
  const states = [...new Set(named.map(({ configuration }) => configuration[0]))];
  const groups = states.map((state) => named.filter(({ configuration }) => configuration[0] === state));
  return groups.map((members, index) => ({
    label: groupName(members[0]?.conditions[0], index === 0 ? members[0]?.firstParent : undefined, text),
    questions: members.map(({ question, conditions }) => ({
      id: keyOf(question),
      condition: conditions.slice(1).join(', '),
      disagreement: question.n < FEWEST ? null : (question.disagreement ?? null),
      chosen: chosen.has(keyOf(question)),
    })),
  }));
}

/** The question over which experts part most; undefined where they agree. */
export function mostApart(questions: readonly PanelQuestion[]): PanelQuestion | undefined {
  const [first] = questions
    .filter(({ n, disagreement = 0 }) => n >= FEWEST && disagreement > 0)
    .sort((one, other) => (other.disagreement ?? 0) - (one.disagreement ?? 0));
  return first;
}

const inOrder = (one: readonly number[], other: readonly number[]) =>
  one.reduce((found, state, parent) => found || state - (other[parent] ?? 0), 0);

/** The first group says what its states are states of. */
const groupName = (state = '', parent: string | undefined, text: StudyResultsWords['question']) =>
  parent === undefined ? state : text.group(parent, state);
