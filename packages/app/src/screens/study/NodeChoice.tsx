import type { NodeSummary } from '@credence/api-client';
import { FilterToggle, foldText, Heading, SearchField, Text } from '@credence/ui';
import { type RefCallback, useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Chosen, Nodes } from './ProtocolForm.styles.js';
import type { AskableNode } from './studyCost.js';
import { useStudyWords } from './studyWords.js';

/** From this many nodes on, there is a search. */
const MANY = 12;

interface NodeChoiceProps {
  nodes: readonly NodeSummary[];
  /** Ids of the chosen nodes. */
  chosen: readonly string[];
  /** Undefined while they are not known. */
  sizes: ReadonlyMap<string, AskableNode> | undefined;
  /** Whether they cannot be known. */
  isUncounted: boolean;
  /** How many questions the chosen nodes have; undefined if unknown. */
  asked: number | undefined;
  error: string | undefined;
  /** The ref of the choice, if it has a problem. */
  mendRef: RefCallback<HTMLElement>;
  onChosenChange: (chosen: readonly string[]) => void;
}

/** Chooses the nodes whose questions a study asks. */
export function NodeChoice({
  nodes,
  chosen,
  sizes,
  isUncounted,
  asked,
  error,
  mendRef,
  onChosenChange,
}: NodeChoiceProps) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = nodes.filter(({ display_name }) => foldText(display_name).includes(foldText(search)));
  const count = asked === undefined ? undefined : text.chosen(chosen.length, nodes.length, asked);

  return (
    <div
      ref={error ? mendRef : undefined}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Heading level={2} id={id}>
        {text.nodes}
      </Heading>
      {nodes.length > MANY ? <SearchField label={text.search} value={search} onValueChange={setSearch} /> : null}
      <Nodes>
        {found.map(({ id: node, display_name }) => (
          <li key={node}>
            <FilterToggle
              pressed={chosen.includes(node)}
              // In the order of the file, whichever was pressed first.
              onPressedChange={(pressed) =>
                onChosenChange(
                  nodes.map((each) => each.id).filter((each) => (each === node ? pressed : chosen.includes(each))),
                )
              }
            >
              <span>{display_name}</span>
              {sizes ? <small>{sizes.get(node)?.questions.toLocaleString(common.locale)}</small> : null}
            </FilterToggle>
          </li>
        ))}
      </Nodes>
      {found.length === 0 ? <Text variant="hint">{text.noSuchNode}</Text> : null}
      <Chosen role="status">{count ?? (isUncounted ? text.notCounted : text.counting)}</Chosen>
      {error ? (
        <Chosen id={`${id}-error`} data-error="">
          {error}
        </Chosen>
      ) : null}
    </div>
  );
}
