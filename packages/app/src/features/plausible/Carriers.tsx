import type { NetworkTables } from '@credence/api-client';
import { configurationOfColumn, iterationOf } from '@credence/bayesnet';
import { Text, TextLink } from '@credence/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { conditionsOf } from '../inference/answerName.js';
import type { Carrier } from '../inference/tasks/carriers.js';
import { useNetworkTables } from '../inference/useNetworkTables.js';
import { useTask } from '../inference/useTask.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { PATIENTS } from './peopleOf.js';
import { List } from './Carriers.styles.js';

interface CarriersProps {
  networkId: string;
  nodeId: string;
  /** The state that the patients would have. */
  state: number;
  /** How many of them would. */
  people: number;
}

/** The answers from which most of the patients come, each a link to its question. Nothing where that is not known. */
export function Carriers({ networkId, nodeId, state, people }: CarriersProps) {
  const words = useText();
  const { plausible: text, common } = words;
  const id = useId();
  const loaded = useNetworkTables(networkId);
  const tables = loaded?.kind === 'tables' ? loaded.tables : undefined;
  const { found, running } = useTask('carriers', tables, { of: { node: nodeId, state } });
  if (!tables || !found || found.carriers.length === 0 || people === 0) return null;
  return (
    <section aria-labelledby={id} data-stale={running ? '' : undefined}>
      <Text variant="hint" id={id}>
        {text.carriers}
      </Text>
      <List>
        {found.carriers.map((carrier) => {
          const conditions = conditionsOf(tables, carrier, words).join(', ');
          return (
            <li key={carrier.column}>
              <TextLink asChild>
                <Link to={hrefOf(tables, carrier, networkId)}>
                  {carrier.combination === undefined ? conditions : text.combination(carrier.combination, conditions)}
                </Link>
              </TextLink>
              <span>
                {text.carries(
                  common.percent(Math.round(carrier.said * 100)),
                  Math.round(carrier.carried * PATIENTS).toLocaleString(common.locale),
                  people.toLocaleString(common.locale),
                )}
              </span>
            </li>
          );
        })}
      </List>
    </section>
  );
}

function hrefOf({ nodes }: NetworkTables, { node: id, column, combination }: Carrier, networkId: string): string {
  if (combination !== undefined) return paths.combinations.href(networkId, id, { change: true });
  const known = new Map(nodes.map((node) => [node.id, node]));
  const radices = (known.get(id)?.parents ?? []).map((parent) => known.get(parent)?.vars.length ?? 0);
  return paths.question.href(networkId, id, iterationOf(configurationOfColumn(column, radices) ?? [], radices));
}
