import type { LoaderFunctionArgs } from 'react-router-dom';
import { judgements } from './browserJudgements.js';
import type { Due } from './due.js';
import { readResult, type Result } from './result.js';

export interface LoadedPlausible {
  /** The node to be judged now, and what follows for it. */
  readonly asked: { readonly due: Due; readonly result: Result } | undefined;
  /** The nodes that the user wants to be asked about later. */
  readonly later: readonly Due[];
}

/** How many nodes are tried: of most of them the answers to an ancestor are open. */
const TRIED = 5;

/** What is to be judged in a network: the node named by `node`, or the first that was finished and can be judged. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<LoadedPlausible> {
  const { networkId = '' } = params;
  const wanted = new URL(request.url).searchParams.get('node');
  const due = await judgements.dueIn(networkId);
  const isWanted = ({ nodeId }: Due) => nodeId === wanted;
  const later = due.filter((one) => one.later && !isWanted(one));
  const now = [...due.filter(isWanted), ...due.filter((one) => !one.later && !isWanted(one))];
  for (const one of now.slice(0, TRIED)) {
    const result = await readResult(one);
    if (result === 'never') await judgements.drop(one);
    else if (result !== 'not-yet') return { asked: { due: one, result }, later };
  }
  return { asked: undefined, later };
}
