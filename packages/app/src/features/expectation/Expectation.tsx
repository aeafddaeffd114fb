import type { Parent } from '@credence/api-client';
import { Alert, Button, Heading, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { shownState } from './asked.js';
import { Contradictions } from './Contradictions.js';
import type { Directions } from './directions.js';
import { ExpectedOf } from './ExpectedOf.js';
import { Conditions, Part, Section } from './Expectation.styles.js';
import { useDirections } from './useDirections.js';

interface ExpectationProps {
  place: { readonly networkId: string; readonly nodeId: string };
  nodeName: string;
  /** The node's states as displayed. */
  states: readonly string[];
  parents: readonly Parent[];
  known: Directions;
  /** Whether the user came for it. */
  defaultOpen: boolean;
}

/** More conditions than these are folded away. */
const FEW = 6;

/**
 * Which way each condition is expected to push the node. One line until it is opened, because it is never required; open
 * where something is expected already.
 */
export function Expectation(props: ExpectationProps) {
  const { expectation: text } = useText();
  const [id, partId] = [useId(), useId()];
  const isExpected = props.known.directions.some((direction) => direction !== 'unknown');
  const [isOpen, setOpen] = useState(props.defaultOpen || isExpected);

  return (
    <Section aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        <Button variant="text" aria-expanded={isOpen} aria-controls={partId} onClick={() => setOpen(!isOpen)}>
          {text.title}
        </Button>
      </Heading>
      <Text variant="hint">{text.lead}</Text>
      <Part id={partId} hidden={!isOpen}>
        {isOpen ? <Expected {...props} /> : null}
      </Part>
    </Section>
  );
}

/** The conditions, each read back before it is saved, and the answers that go against them. */
function Expected({ place, nodeName, states, parents, known }: ExpectationProps) {
  const { expectation: text } = useText();
  const { directions, contradictions, failure, choose } = useDirections(place, known);
  const [isOpen, setOpen] = useState(parents.length <= FEW);
  const conditions = parents.map(({ display_name, vars }) => ({ name: display_name, states: vars.map(shownState) }));

  return (
    <>
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
    </>
  );
}
