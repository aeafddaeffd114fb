import { Alert, Button, CptHeatmap, Frame, PageHead, Spinner, TextLink, Text } from '@credence/ui';
import { useCallback, Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { LoadedTables } from '../../features/inference/networkTables.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { type FoundColumns, firstOpen, isLeft, type NodeColumns, type ColumnCounts } from './nodeColumns.js';
import { Crumb } from './NodeTableScreen.styles.js';
import { percentDone } from '@credence/bayesnet';

export interface NodeTableScreenProps {
  networkId: string;
  nodeId: string;
  /** Undefined if unknown. */
  networkName: string | undefined;
  /** What the node is called, as far as it is known before the tables are. */
  nodeName: string | undefined;
  /** Undefined while it is loading. */
  loaded: LoadedTables | undefined;
  /** Undefined if there are no tables. */
  found: FoundColumns | undefined;
  /** The chosen column, from 0. */
  column: number;
  onColumnChange: (column: number) => void;
  /** Who decided a column, and when. */
  sourceOf: (column: number) => string | undefined;
  /** Opens the question of a column. */
  onOpen: (column: number) => void;
  onRetry: () => void;
}

/** All probabilities of one node: what was said, by whom, and what is open. */
export function NodeTableScreen(props: NodeTableScreenProps) {
  const { networkId, nodeId, networkName, nodeName, loaded, found } = props;
  const { nodeTable: text, overview } = useText();
  const table = typeof found === 'object' ? found : undefined;
  const node = loaded?.kind === 'tables' ? loaded.tables.nodes.find(({ id }) => id === nodeId) : undefined;
  // Until the node's name is known, the heading waits; a page that will never know it has the name of its kind.
  const title = node?.display_name ?? nodeName ?? (loaded ? text.title : undefined);

  return (
    <Frame>
      <PageTitle>{title ?? text.title}</PageTitle>
      <Crumb>
        <TextLink asChild>
          <Link to={paths.network.href(networkId)}>{networkName ?? overview.title}</Link>
        </TextLink>
      </Crumb>
      {title === undefined ? null : (
        <PageHead title={title} action={table && <ToOpen table={table} networkId={networkId} nodeId={nodeId} />}>
          {table ? <Counts counts={table.counts} columns={table.bases.length} /> : null}
        </PageHead>
      )}
      {table ? <Table {...props} table={table} title={title ?? text.title} /> : <Missing {...props} />}
    </Frame>
  );
}

/** Leads to the first open question. Before anything is said of a node, its combinations come first. */
function ToOpen({ table, networkId, nodeId }: { table: NodeColumns; networkId: string; nodeId: string }) {
  const { nodeTable: text } = useText();
  const { answered, decided, impossible, open } = table.counts;
  const first = firstOpen(table);
  if (first === undefined) return null;
  const begun = answered + decided + impossible > 0;
  return (
    <Button variant="primary" asChild>
      <Link to={begun ? paths.question.href(networkId, nodeId, first) : paths.combinations.href(networkId, nodeId)}>
        {text.answerOpen(open)}
      </Link>
    </Button>
  );
}

function Table(props: NodeTableScreenProps & { table: NodeColumns; title: string }) {
  const { table, title, column, onColumnChange, onOpen, sourceOf } = props;
  const { nodeTable: text } = useText();
  const { parents, states, values, bases } = table;
  const combinationOf = useCallback((of: number) => bases[of]?.combination, [bases]);
  const isUnanswered = useCallback((of: number) => bases[of] !== undefined && isLeft(bases[of]), [bases]);
  return (
    <CptHeatmap
      label={title}
      parents={parents}
      states={states}
      values={values}
      getCombination={combinationOf}
      isUnanswered={isUnanswered}
      getSource={sourceOf}
      getColumnLabel={parents.length === 0 ? () => text.always : undefined}
      column={Math.min(column, bases.length - 1)}
      onColumnChange={onColumnChange}
      onOpen={onOpen}
    />
  );
}

/** Why there is no table, or that it is loading. */
function Missing({ loaded, found, onRetry }: NodeTableScreenProps) {
  const words = useText();
  const { nodeTable: text, common, inference } = words;
  if (!loaded) return <Spinner centred>{common.loading}</Spinner>;
  if (found === 'no-node') return <Alert>{text.noNode}</Alert>;
  if (found === 'no-table') return <Alert tone="info">{text.noTable}</Alert>;
  if (found === 'too-large') return <Alert tone="info">{text.tooLarge}</Alert>;
  if (loaded.kind === 'refused') {
    const why = failureSentence(loaded.error, words);
    return loaded.error.code === 'numbers_sealed' ? (
      <Alert tone="info">{why}</Alert>
    ) : (
      <Alert details={why}>{text.tooLarge}</Alert>
    );
  }
  return <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{inference.outOfReach}</Alert>;
}

/** How many questions are answered, decided and open. */
function Counts({ counts, columns }: { counts: ColumnCounts; columns: number }) {
  const { nodeTable: text, common } = useText();
  const { answered, decided, combinations, impossible, open, fromFile } = counts;
  const parts = [
    { count: answered, is: text.answered },
    { count: decided, is: text.decidedBy(combinations) },
    { count: impossible, is: text.impossible },
    { count: open, is: text.left(open, fromFile) },
  ].filter(({ count }) => count > 0);
  return (
    <Text variant="hint">
      <b>{common.percent(percentDone(columns - open, columns))}</b>
      {' · '}
      {parts.map(({ count, is }) => (
        <Fragment key={is}>
          <b>{count.toLocaleString(common.locale)}</b> {is}
          {' · '}
        </Fragment>
      ))}
      {text.inAll(columns)}
    </Text>
  );
}
