import { configurationAt, type Direction } from '@credence/bayesnet';
import { Heading, Text, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import type { Directions } from './directions.js';
import { Found, Pair } from './Expectation.styles.js';
import { Shift } from './Shift.js';

interface ContradictionsProps {
  place: { readonly networkId: string; readonly nodeId: string };
  nodeName: string;
  states: readonly string[];
  conditions: readonly { readonly name: string; readonly states: readonly string[] }[];
  directions: readonly Direction[];
  contradictions: Directions['contradictions'];
}

/** How many pairs of answers are listed: whoever mends these sees the next ones. */
const MOST = 5;
const NOBODY = { name: '', states: [] };

/** The pairs of answers that go against what is expected, each with the way to both. */
export function Contradictions(props: ContradictionsProps) {
  const { place, nodeName, states, conditions, directions, contradictions } = props;
  const { expectation: text } = useText();
  const radices = conditions.map((condition) => condition.states.length);
  const stateOf = (parent: number, iteration: number) =>
    conditions[parent]?.states[configurationAt(iteration, radices)?.[parent] ?? -1] ?? '';
  /** All conditions of a question: "glottic, T1 T2". */
  const whereOf = (iteration: number) => conditions.map((_, parent) => stateOf(parent, iteration)).join(', ');

  return (
    <Found role="status">
      {contradictions.length === 0 ? null : (
        <>
          <Heading level={3} size="small">
            {text.contradictions(contradictions.length)}
          </Heading>
          <ul>
            {contradictions.slice(0, MOST).map(({ parent, iterations: [earlier = 0, later = 0] }) => (
              <li key={`${parent} ${earlier} ${later}`}>
                <span>
                  <Shift
                    condition={conditions[parent] ?? NOBODY}
                    node={{ name: nodeName, states }}
                    direction={directions[parent] ?? 'unknown'}
                    between={[stateOf(parent, earlier), stateOf(parent, later)]}
                  />
                </span>
                <Pair>
                  {[earlier, later].map((iteration) => (
                    <TextLink key={iteration} asChild>
                      <Link to={paths.question.href(place.networkId, place.nodeId, iteration)}>
                        {whereOf(iteration)}
                      </Link>
                    </TextLink>
                  ))}
                </Pair>
              </li>
            ))}
          </ul>
          {contradictions.length > MOST ? (
            <Text variant="hint">{text.morePlaces(contradictions.length - MOST)}</Text>
          ) : null}
        </>
      )}
    </Found>
  );
}
