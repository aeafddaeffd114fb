import type { FileProblem, NetworkOverview } from '@credence/api-client';
import { Heading, Text } from '@credence/ui';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { Section } from './OverviewScreen.styles.js';

/** Tables of a node for later time steps, which are kept and not asked about. */
const isLaterTables = ({ code }: FileProblem) => code === 'later-tables';

/** What no question is asked about, each with the reason: nodes without a table, and tables for later time steps. */
export function NotAssessed({ nodes, notAssessed = [], warnings = [] }: NetworkOverview) {
  const text = useText();
  const { overview, server } = text;
  const later = warnings.filter(isLaterTables);
  if (notAssessed.length === 0 && later.length === 0) return null;
  const nameOf = (fileId: string | undefined) =>
    nodes.find(({ name }) => name === fileId)?.display_name ?? fileId ?? overview.node;

  return (
    <Section>
      <Heading level={2}>{overview.notAssessed}</Heading>
      <Text variant="hint">{overview.notAssessedHint}</Text>
      <ul>
        {notAssessed.map((node) => (
          <li key={node.id}>
            <b>{node.display_name}</b> <Text variant="hint">{server.notAssessed(node.text, node.reason)}</Text>
          </li>
        ))}
        {later.map((warning) => (
          <li key={`${warning.node} ${warning.line}`}>
            <b>{nameOf(warning.node)}</b> <Text variant="hint">{failureSentence(warning, text)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
