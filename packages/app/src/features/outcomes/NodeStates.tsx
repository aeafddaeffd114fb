import type { NodeState, NodeWithTable } from '@credence/api-client';
import { Button, Icon } from '@credence/ui';
import { type Ref, useRef, useState } from 'react';
import { useElements } from '../../ground/focus/useElements.js';
import { VisuallyHidden } from '../../ground/spoken/VisuallyHidden.styles.js';
import { useText } from '../../ground/text/useText.js';
import { AddNodeState } from './AddNodeState.js';
import { keyOf, type NameState } from './nodeNames.js';
import { Chip, Chips, Choice } from './NodeStates.styles.js';

interface NodeStatesProps {
  /** Names the list. */
  label: string;
  /** A node may be several outcomes, and has one finding. */
  look: 'outcome' | 'finding';
  chosen: readonly NodeState[];
  /** The nodes that can be chosen. */
  nodes: readonly NodeWithTable[];
  nameOf: NameState;
  /** The label of the box in which a node is searched. */
  addLabel: string;
  /** Why no more can be added. */
  full?: string | undefined;
  error?: string | undefined;
  /** The ids of nodes that are probably meant. */
  likely?: readonly string[] | undefined;
  /** True once it was to be saved: says which node has no state yet. */
  tried?: boolean | undefined;
  /** Whether the box opens with a button only, and closes with each addition. */
  folds?: boolean | undefined;
  onChange: (chosen: NodeState[]) => void;
}

/** Nodes in one of their states, each of which can be removed, and a box to add more. */
export function NodeStates({ label, look, chosen, nodes, nameOf, addLabel, ...props }: NodeStatesProps) {
  const { full, error, likely, tried = false, folds = false, onChange } = props;
  const { outcomes: text } = useText();
  const { box, unfold, removeRef, isOpen, fold, focusRemove } = useAddBox(folds);
  const [said, setSaid] = useState('');
  const isFree = ({ node, state }: NodeState) =>
    !chosen.some((one) => one.node === node && (look === 'finding' || one.state === state));

  const remove = (at: number) => {
    const removed = chosen[at];
    if (!removed) return;
    const { node, state } = nameOf(removed);
    setSaid(text.removed(node, state));
    onChange(chosen.filter((_, index) => index !== at));
    focusRemove(at);
  };

  return (
    <Choice data-folds={folds ? '' : undefined}>
      <Chips aria-label={label}>
        {chosen.map((one, index) => (
          <ChosenState
            key={keyOf(one)}
            removeRef={removeRef}
            look={look}
            name={nameOf(one)}
            onRemove={() => remove(index)}
          />
        ))}
      </Chips>
      {!isOpen ? (
        <Button ref={unfold} size="small" onClick={() => fold(true)}>
          {addLabel}
        </Button>
      ) : full === undefined ? (
        <AddNodeState
          boxRef={box}
          nodes={nodes}
          label={addLabel}
          isFree={isFree}
          error={error}
          likely={likely}
          tried={tried}
          onAdd={(added) => {
            const { node, state } = nameOf(added);
            setSaid(text.added(node, state));
            onChange([...chosen, added]);
          }}
          onSettled={() => {
            if (folds) fold(false);
          }}
        />
      ) : (
        <p>{full}</p>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Choice>
  );
}

/** Whether the box that adds a node is open or folded behind a button, and where the focus goes. */
function useAddBox(folds: boolean) {
  const box = useRef<HTMLInputElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  const removes = useElements<HTMLButtonElement>();
  const [isOpen, setOpen] = useState(!folds);

  const fold = (open: boolean) => {
    setOpen(open);
    requestAnimationFrame(() => (open ? box : unfold).current?.focus());
  };
  /** The button that had the focus is gone: the next one takes it, or the box. */
  const focusRemove = (at: number) =>
    requestAnimationFrame(() => {
      const buttons = removes.all();
      (buttons[Math.min(at, buttons.length - 1)] ?? box.current ?? unfold.current)?.focus();
    });
  return { box, unfold, removeRef: removes.ref, isOpen, fold, focusRemove };
}

interface ChosenStateProps extends Pick<NodeStatesProps, 'look'> {
  /** The button that removes it. */
  removeRef: Ref<HTMLButtonElement>;
  name: ReturnType<NameState>;
  onRemove: () => void;
}

function ChosenState({ removeRef, look, name: { node, state }, onRemove }: ChosenStateProps) {
  const { outcomes: text } = useText();
  return (
    <Chip data-look={look}>
      <span>
        <bdi>{node}</bdi> <b>{state}</b>
      </span>
      <button
        ref={removeRef}
        type="button"
        aria-label={text.remove(node, state)}
        onClick={onRemove}
        onKeyDown={({ key }) => {
          if (key === 'Delete' || key === 'Backspace') onRemove();
        }}
      >
        <Icon name="close" />
      </button>
    </Chip>
  );
}
