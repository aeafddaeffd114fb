import type { Parent } from '@credence/api-client';
import type { Direction } from '@credence/bayesnet';
import { Alert, Button, Heading, SegmentedControl, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { useText } from '../text/useText.js';
import { Contradictions } from './Contradictions.js';
import type { Directions } from './directions.js';
import { Condition, Conditions, Section } from './Expectation.styles.js';
import { useDirections } from './useDirections.js';

interface ExpectationProps {
  place: { readonly networkId: string; readonly nodeId: string };
  nodeName: string;
  /** The node's states as displayed. */
  states: readonly string[];
  parents: readonly Parent[];
  known: Directions;
}

/** More conditions than these are folded away. */
const FEW = 6;

/** Which way each condition is expected to push the node: saved as it is set, and never required. */
export function Expectation({ place, nodeName, states, parents, known }: ExpectationProps) {
  const { expectation: text } = useText();
  const id = useId();
  const { directions, contradictions, failure, choose } = useDirections(place, known);
  const [isOpen, setOpen] = useState(parents.length <= FEW);
  const conditions = parents.map(({ display_name, vars }) => ({ name: display_name, states: vars.map(shown) }));
  const options = (['increases', 'decreases', 'unknown'] as const).map((value) => ({ value, label: text[value] }));

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {text.title}
      </Heading>
      <Text>{text.lead(nodeName, shown(states[0]), shown(states.at(-1)))}</Text>
      <Conditions>
        {(isOpen ? conditions : conditions.slice(0, FEW)).map(({ name, states: [first = '', ...others] }, parent) => {
          const last = others.at(-1);
          // What has a single state goes no way.
          return last === undefined ? null : (
            <Condition key={parent}>
              <span>
                <b>{name}</b> <span>{text.range(first, last)}</span>
              </span>
              <SegmentedControl<Direction>
                aria-label={`${name} ${text.range(first, last)}`}
                options={options}
                value={directions[parent] ?? 'unknown'}
                onValueCommit={(direction) => choose(parent, direction, name)}
              />
            </Condition>
          );
        })}
      </Conditions>
      {isOpen ? null : (
        <div>
          <Button variant="text" size="small" onClick={() => setOpen(true)}>
            {text.showAll(parents.length)}
          </Button>
        </div>
      )}
      {failure === undefined ? null : <Alert details={failure || undefined}>{text.failed}</Alert>}
      <Contradictions {...{ place, nodeName, states, conditions, directions, contradictions }} />
      <Text variant="hint">{text.explanation}</Text>
    </Section>
  );
}

const shown = (state = '') => state.replaceAll('_', ' ');
