import type { Names, NodeNames } from '@credence/api-client';
import { Button, TextField } from '@credence/ui';
import { memo, type RefCallback } from 'react';
import { useText } from '../../ground/text/useText.js';
import { nameFieldId } from './nameFieldId.js';
import { Fields, Legend, NodeRoot, States } from './NamesScreen.styles.js';
import { useNamesWords } from './useNamesWords.js';

interface NodeFieldsProps {
  node: NodeNames;
  names: Names;
  /** The parents in words, as they are called now. */
  parents: string;
  /** What is wrong, by the id of the field. */
  problems: Readonly<Record<string, string>> | undefined;
  /** How many other nodes could get the states of this one. */
  alike: number;
  /** The ref of each field. */
  fieldRef: RefCallback<HTMLInputElement>;
  onChange: (nodeId: string, names: Names) => void;
  onSameStates: (nodeId: string) => void;
}

/** The names of one node and of its states. */
export const NodeFields = memo(function NodeFields(props: NodeFieldsProps) {
  const { node, names, parents, problems = {}, alike, fieldRef, onChange, onSameStates } = props;
  const words = useNamesWords();
  const { common } = useText();
  const { id, file } = node;
  const shared = { ref: fieldRef, autoComplete: 'off', autoCapitalize: 'none', enterKeyHint: 'next' } as const;
  return (
    <NodeRoot>
      <Legend>
        <bdi>{file.title}</bdi>
        <small>{parents}</small>
      </Legend>
      <Fields>
        <TextField
          {...shared}
          id={nameFieldId(id)}
          label={words.nodeName}
          value={names.title}
          error={problems[nameFieldId(id)]}
          onChange={({ target }) => onChange(id, { ...names, title: target.value })}
        />
        <States>
          {names.states.map((state, at) => (
            <TextField
              key={at}
              {...shared}
              id={nameFieldId(id, at)}
              label={words.stateName((file.states[at] ?? '').replaceAll('_', ' '))}
              value={state}
              error={problems[nameFieldId(id, at)]}
              onChange={({ target }) => onChange(id, { ...names, states: names.states.with(at, target.value) })}
            />
          ))}
        </States>
        {alike > 0 ? (
          <div>
            <Button variant="text" size="small" onClick={() => onSameStates(id)}>
              {words.sameStates(alike.toLocaleString(common.locale))}
            </Button>
          </div>
        ) : null}
      </Fields>
    </NodeRoot>
  );
});
