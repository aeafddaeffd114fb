import type { NodeState, NodeWithTable } from '@credence/api-client';
import { Button, Combobox } from '@credence/ui';
import { type RefObject, use, useMemo, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { MendContext } from './MendContext.js';
import { Adding, Likely } from './NodeStates.styles.js';
import { WhichState } from './WhichState.js';

interface AddNodeStateProps {
  /** The box. */
  boxRef: RefObject<HTMLInputElement | null>;
  /** The nodes that can be chosen. */
  nodes: readonly NodeWithTable[];
  /** The ids of nodes that are probably meant. They are there to be pressed. */
  likely?: readonly string[] | undefined;
  label: string;
  /** Whether a state can still be added. */
  isFree: (of: NodeState) => boolean;
  error: string | undefined;
  /** True once it was to be saved: a node without a state is then an error. */
  tried: boolean;
  onAdd: (added: NodeState) => void;
  /** Called when no node waits for its state any more. */
  onSettled: () => void;
}

/** A box in which nodes are searched. Each node waits below it, with its states, until one of them is pressed. */
export function AddNodeState({ boxRef, nodes, likely = [], label, isFree, error, ...props }: AddNodeStateProps) {
  const { tried, onAdd, onSettled } = props;
  const mend = use(MendContext);
  const [chosen, setChosen] = useState<NodeWithTable | null>(null);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const names = useMemo(() => namesOf(nodes), [nodes]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const isOpen = (one: NodeWithTable) =>
    !waiting.includes(one.id) && one.vars.some((_, state) => isFree({ node: one.id, state }));
  const open = nodes.filter(isOpen);
  const offered = open.filter(({ id }) => likely.includes(id));

  const ask = (id: string) => setWaiting((before) => (before.includes(id) ? before : [...before, id]));
  const settle = (id: string) => {
    const left = waiting.filter((each) => each !== id);
    setWaiting(left);
    setChosen(null);
    boxRef.current?.focus();
    if (left.length === 0) onSettled();
  };

  return (
    <Adding>
      <Combobox
        ref={(input) => {
          boxRef.current = input;
          return error ? mend(input) : undefined;
        }}
        items={open}
        getKey={({ id }) => id}
        getLabel={({ id }) => nameOf(id)}
        label={label}
        value={chosen}
        error={error}
        onValueChange={(node) => {
          setChosen(node);
          if (node) ask(node.id);
        }}
      />
      {waiting.map((id) => {
        const node = nodes.find((each) => each.id === id);
        return node ? (
          <WhichState
            key={id}
            node={node}
            isFree={isFree}
            tried={tried}
            onChoose={(state) => {
              onAdd({ node: id, state });
              settle(id);
            }}
            onLeave={() => settle(id)}
          />
        ) : null;
      })}
      {offered.length > 0 ? <LikelyNodes nodes={offered} nameOf={nameOf} onChoose={ask} /> : null}
    </Adding>
  );
}

interface LikelyNodesProps extends Pick<AddNodeStateProps, 'nodes'> {
  nameOf: (id: string) => string;
  onChoose: (id: string) => void;
}

function LikelyNodes({ nodes, nameOf, onChoose }: LikelyNodesProps) {
  const { outcomes: text } = useText();
  return (
    <Likely role="group" aria-label={text.likely}>
      <p aria-hidden="true">{text.likely}</p>
      {nodes.map(({ id }) => (
        <Button key={id} size="small" onClick={() => onChoose(id)}>
          {nameOf(id)}
        </Button>
      ))}
    </Likely>
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
