import type { Parent } from '@credence/api-client';
import { Alert, Button, Heading, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { shownState } from './asked.js';
import { Contradictions } from './Contradictions.js';
import type { Directions } from './directions.js';
import { ExpectedOf } from './ExpectedOf.js';
import { Conditions, Section } from './Expectation.styles.js';
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

/** Which way each condition is expected to push the node: read back before it is saved, and never required. */
export function Expectation({ place, nodeName, states, parents, known }: ExpectationProps) {
  const { expectation: text } = useText();
  const id = useId();
  const { directions, contradictions, failure, choose } = useDirections(place, known);
  const [isOpen, setOpen] = useState(parents.length <= FEW);
  const conditions = parents.map(({ display_name, vars }) => ({ name: display_name, states: vars.map(shownState) }));

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {text.title}
      </Heading>
      <Text>{text.lead}</Text>
      <Conditions>
        {(isOpen ? conditions : conditions.slice(0, FEW)).map((condition, parent) =>
          // What has a single state goes no way.
          condition.states.length < 2 ? null : (
            <ExpectedOf
              key={parent}
              condition={condition}
              node={{ name: nodeName, states }}
              direction={directions[parent] ?? 'unknown'}
              onDirection={(direction, sentence) => choose(parent, direction, sentence)}
            />
          ),
        )}
      </Conditions>
      {isOpen ? null : (
        <div>
          <Button variant="text" size="small" onClick={() => setOpen(true)}>
            {text.showAll(parents.length)}
          </Button>
        </div>
      )}
      {failure === undefined ? null : <Alert details={failure || undefined}>{text.failed}</Alert>}
      <Contradictions
        place={place}
        nodeName={nodeName}
        states={states}
        conditions={conditions}
        directions={directions}
        contradictions={contradictions}
      />
      <Text variant="hint">{text.explanation}</Text>
    </Section>
  );
}
