import { Alert, Button, FilterToggle, SearchField, Spinner, Text, foldText } from '@credence/ui';
import { useId, useState } from 'react';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import type { LoadedNodes } from './askedNodes.route.js';
import { Chosen, Nodes, Root } from './PartChoice.styles.js';

interface PartChoiceProps {
  networkId: string;
  /** Ids of the chosen nodes. */
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
}

/** From this many nodes on, there is a search. */
const MANY = 12;

const unknown: LoadedNodes = { nodes: undefined };

/** Chooses the nodes that people are asked about. */
export function PartChoice({ networkId, chosen, onChosenChange }: PartChoiceProps) {
  const { share, common } = useText();
  const titleId = useId();
  const [search, setSearch] = useState('');
  const { known, loading, reload } = useResource(
    paths.askedNodes.href(networkId),
    unknown,
    (before, loaded: LoadedNodes) => (loaded.nodes ? loaded : before),
  );
  const { nodes } = known;
  if (!nodes) {
    if (loading) return <Spinner>{common.loading}</Spinner>;
    return (
      <Alert
        action={
          <Button size="small" onClick={() => void reload()}>
            {common.tryAgain}
          </Button>
        }
      >
        {share.nodesFailed}
      </Alert>
    );
  }
  const found = nodes.filter(({ name }) => foldText(name).includes(foldText(search)));

  return (
    <Root role="group" aria-labelledby={titleId}>
      <Text variant="hint" id={titleId}>
        {share.choosePart}
      </Text>
      {nodes.length > MANY ? <SearchField label={share.searchNodes} value={search} onValueChange={setSearch} /> : null}
      <Nodes>
        {found.map(({ id, name }) => (
          <li key={id}>
            <FilterToggle
              pressed={chosen.includes(id)}
              onPressedChange={(pressed) =>
                onChosenChange(pressed ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              {name}
            </FilterToggle>
          </li>
        ))}
      </Nodes>
      {found.length === 0 ? <Text variant="hint">{share.noSuchNode}</Text> : null}
      <Chosen role="status">{share.chosen(chosen.length, nodes.length)}</Chosen>
    </Root>
  );
}
