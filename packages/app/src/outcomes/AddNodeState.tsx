import type { NodeState, NodeWithTable } from '@credence/api-client';
import { Button, Combobox } from '@credence/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useText } from '../text/useText.js';
import { Adding, States } from './NodeStates.styles.js';

interface AddNodeStateProps {
  /** The nodes that can be chosen. */
  nodes: readonly NodeWithTable[];
  label: string;
  /** Whether a state can still be added. */
  isFree: (of: NodeState) => boolean;
  error: string | undefined;
  onAdd: (added: NodeState) => void;
}

/** A box in which a node is searched; then its states, one of which is pressed. */
export function AddNodeState({ nodes, label, isFree, error, onAdd }: AddNodeStateProps) {
  const { outcomes: text } = useText();
  const questionId = useId();
  const box = useRef<HTMLInputElement>(null);
  const states = useRef<HTMLDivElement>(null);
  const [node, setNode] = useState<NodeWithTable | null>(null);
  const statesLeft = (one: NodeWithTable) =>
    one.vars.map((name, state) => ({ name, state })).filter(({ state }) => isFree({ node: one.id, state }));
  const open = nodes.filter((one) => statesLeft(one).length > 0);
  const names = useMemo(() => namesOf(nodes), [nodes]);

  useEffect(() => {
    if (node) states.current?.querySelector('button')?.focus();
  }, [node]);
  const back = () => {
    setNode(null);
    box.current?.focus();
  };

  return (
    <Adding>
      <Combobox
        ref={box}
        items={open}
        getKey={({ id }) => id}
        getLabel={({ id }) => names.get(id) ?? id}
        label={label}
        value={node}
        error={error}
        onValueChange={setNode}
      />
      {node ? (
        <States
          ref={states}
          role="group"
          aria-labelledby={questionId}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Goes back to the box instead of closing the dialog.
            event.stopPropagation();
            back();
          }}
        >
          <p id={questionId}>{text.whichState(node.display_name)}</p>
          {statesLeft(node).map(({ name, state }) => (
            <Button
              key={state}
              size="small"
              onClick={() => {
                onAdd({ node: node.id, state });
                back();
              }}
            >
              {name.replaceAll('_', ' ')}
            </Button>
          ))}
        </States>
      ) : null}
    </Adding>
  );
}

/** The names of nodes by their ids. Where two have one name, each also has its id. */
function namesOf(nodes: readonly NodeWithTable[]): ReadonlyMap<string, string> {
  const names = nodes.map(({ display_name }) => display_name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return new Map(
    nodes.map(({ id, display_name }) => [id, twice.has(display_name) ? `${display_name} (${id})` : display_name]),
  );
}
