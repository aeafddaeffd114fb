import type { Question } from '@credence/api-client';
import { configurationAt, contradictionsOf } from '@credence/bayesnet';
import { TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import type { AnswerPlace } from '../answering/place.js';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { Note, Ways } from './ContradictionNote.styles.js';
import type { Contradictable } from './contradictions.route.js';
import { Shift } from './Shift.js';

interface ContradictionNoteProps {
  place: AnswerPlace;
  question: Question;
  /** The answer as it is on the screen; null where nothing is set yet. */
  values: readonly (number | null)[];
}

const newest = (_: Contradictable | undefined, loaded: Contradictable | undefined) => loaded;

/**
 * Names the answers beside this one that it contradicts, by which way the conditions are expected to push the node. It
 * follows every change of the answer, and stops nobody.
 */
export function ContradictionNote({ place, question, values }: ContradictionNoteProps) {
  const { networkId, nodeId, iteration } = place;
  const { known } = useResource<Contradictable | undefined, Contradictable | undefined>(
    paths.contradictions.href(networkId, nodeId, iteration),
    undefined,
    newest,
  );
  const { expectation: text } = useText();
  if (!known) return null;
  const { node } = question;
  const found = contradictedBy(known, iteration, values);
  const nameOf = (parent: number) => known.parents[parent]?.display_name ?? '';
  const stateAt = (parent: number, at: number) => {
    const radices = known.parents.map(({ vars }) => vars.length);
    return (known.parents[parent]?.vars[configurationAt(at, radices)?.[parent] ?? -1] ?? '').replaceAll('_', ' ');
  };

  // Always rendered, so that screen readers announce what is added later.
  return (
    <Note role="status">
      {found.map(({ parent, iterations: [earlier, later] }) => (
        <p key={`${earlier} ${later}`}>
          <Shift
            condition={{ name: nameOf(parent), states: known.parents[parent]?.vars ?? [] }}
            node={{ name: node.display_name, states: node.vars }}
            direction={known.directions[parent] ?? 'unknown'}
            between={[stateAt(parent, earlier), stateAt(parent, later)]}
          />{' '}
          <span>{text.otherwise}</span>
        </p>
      ))}
      {found.length > 0 ? (
        <Ways>
          {found.map(({ parent, iterations: [earlier, later] }) => {
            const other = earlier === iteration ? later : earlier;
            return (
              <TextLink key={other} asChild>
                <Link to={paths.question.href(networkId, nodeId, other)}>
                  {text.openOther(nameOf(parent), stateAt(parent, other))}
                </Link>
              </TextLink>
            );
          })}
          <TextLink asChild>
            <Link to={paths.questionIntro.href(networkId, nodeId, iteration, node.display_name)}>{text.change}</Link>
          </TextLink>
        </Ways>
      ) : null}
    </Note>
  );
}

/** The contradictions of an answer with those beside it; none until all of its values are set. */
function contradictedBy(
  { directions, parents, answers }: Contradictable,
  iteration: number,
  values: readonly (number | null)[],
) {
  if (!values.every((value) => value !== null)) return [];
  const radices = parents.map(({ vars }) => vars.length);
  const all = new Map(answers).set(iteration, values);
  return contradictionsOf({ radices, directions }, all, all.size).filter(({ iterations }) =>
    iterations.includes(iteration),
  );
}
