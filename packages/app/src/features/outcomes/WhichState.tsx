import type { NodeState, NodeWithTable } from '@credence/api-client';
import { Button, IconButton } from '@credence/ui';
import { use, useEffect, useId, useRef } from 'react';
import { useText } from '../../ground/text/useText.js';
import { MendContext } from './MendContext.js';
import { Missing, States } from './NodeStates.styles.js';

interface WhichStateProps {
  node: NodeWithTable;
  /** Whether a state can still be added. */
  isFree: (of: NodeState) => boolean;
  /** True once it was to be saved. */
  tried: boolean;
  onChoose: (state: number) => void;
  /** Called when the node is not wanted after all. */
  onLeave: () => void;
}

/** Asks which state of a node is meant: without one the node counts for nothing. */
export function WhichState({ node, isFree, tried, onChoose, onLeave }: WhichStateProps) {
  const { outcomes: text } = useText();
  const id = useId();
  const mend = use(MendContext);
  const first = useRef<HTMLButtonElement>(null);
  const firstFree = node.vars.findIndex((_, state) => isFree({ node: node.id, state }));
  const takeFirst = (button: HTMLButtonElement | null) => {
    first.current = button;
    return mend(button);
  };
  useEffect(() => first.current?.focus(), []);
  return (
    <States
      role="group"
      aria-labelledby={id}
      aria-describedby={tried ? `${id}-missing` : undefined}
      // Goes back to the box instead of closing the dialog.
      data-uses-escape=""
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <p id={id}>{text.whichState(node.display_name)}</p>
      <div>
        {node.vars.map((name, state) =>
          isFree({ node: node.id, state }) ? (
            <Button
              key={state}
              ref={state === firstFree ? takeFirst : undefined}
              size="small"
              onClick={() => onChoose(state)}
            >
              {name.replaceAll('_', ' ')}
            </Button>
          ) : null,
        )}
      </div>
      <IconButton
        ref={firstFree < 0 ? takeFirst : undefined}
        icon="close"
        label={text.leave(node.display_name)}
        onClick={onLeave}
      />
      {tried ? <Missing id={`${id}-missing`}>{text.stateMissing(node.display_name)}</Missing> : null}
    </States>
  );
}
