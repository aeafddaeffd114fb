import type { Found } from './ledger.ts';
import type { ApiUser } from './people/apiUser.ts';

/** A network with one node to answer, `title`, with three states and one question per combination of parent states. */
export function networkOf(title: string, parents: readonly number[]): string {
  const states = (count: number) => Array.from({ length: count }, (_, index) => `<state id="s${index}"/>`).join('');
  const ids = parents.map((_, index) => `Parent${index}`);
  const nodes = parents.map((count, index) => `<cpt id="${ids[index]}">${states(count)}</cpt>`);
  const node = `<cpt id="${title}">${states(3)}<parents>${ids.join(' ')}</parents></cpt>`;
  return `<?xml version="1.0"?><smile version="1.0" id="Interrupted"><nodes>${nodes.join('')}${node}</nodes></smile>`;
}

interface PastAnswers {
  readonly answers: Found['history'];
}
interface QuestionNow {
  readonly answered: boolean;
  readonly currentValues: number[];
}

/** Reads the server's state of questions, eight at a time. @param node its address below /network */
export async function readQuestions(user: ApiUser, node: string, iterations: readonly number[]): Promise<Found[]> {
  const left = [...iterations];
  const found: Found[] = [];
  const reader = async () => {
    for (let iteration = left.shift(); iteration !== undefined; iteration = left.shift()) {
      const { answers } = await user.get<PastAnswers>(`/network/${node}/${iteration}/history`);
      const { answered, currentValues } = await user.get<QuestionNow>(`/network/${node}/${iteration}`);
      found.push({ iteration, history: answers, current: answered ? currentValues : null });
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return found;
}
