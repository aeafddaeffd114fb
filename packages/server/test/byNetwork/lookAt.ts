import type { Database } from '../../src/database/database.js';
import type { NetworkTable } from './networkTables.js';

/** A node of a plan, as PostgreSQL writes it with VERBOSE. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Operation?: string;
  readonly Output?: readonly string[];
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** What a statement does with the tables of networks. */
export interface Looked {
  /** The tables that it reads or writes. */
  readonly at: readonly string[];
  /** Those of them of which it does not say the network. */
  readonly unnamed: readonly string[];
}

/** What plans are made with: every condition then stands where a table is read, and not where two are joined. */
const oneByOne = ['seqscan', 'hashjoin', 'mergejoin', 'bitmapscan']
  .map((name) => `set local enable_${name} = off;`)
  .join(' ');

/** Statements that PostgreSQL makes a plan for: it makes none for `begin` and the like. */
const planned = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Asks PostgreSQL how it would run a statement, with whatever values: each table of networks must be read under a
 * condition on the network, and written with one. A condition that follows from others counts, as it is in the plan.
 */
export async function lookAt(database: Database, tables: readonly NetworkTable[], text: string): Promise<Looked> {
  if (!planned.test(text)) return { at: [], unnamed: [] };
  const client = await database.$client.connect();
  try {
    await client.query(`begin; ${oneByOne}`);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (generic_plan, verbose, format json) ${text}`,
    );
    const byName = new Map(tables.map((table) => [table.table, table]));
    const nodes = flatten(rows[0]!['QUERY PLAN'][0]!.Plan).flatMap((node) => {
      const table = byName.get(node['Relation Name'] ?? '');
      return table ? [{ node, table }] : [];
    });
    return {
      at: [...new Set(nodes.map(({ table }) => table.table))],
      unnamed: nodes.filter(({ node, table }) => !isNamed(node, table)).map(({ table }) => table.table),
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

function isNamed(node: PlanNode, { column, place }: NetworkTable): boolean {
  if (node['Node Type'] === 'ModifyTable')
    // What is changed or deleted is found by a node below.
    return node.Operation !== 'Insert' || !/^(?:''|NULL)/.test(node.Plans![0]!.Output![place - 1]!);
  const conditions = [node['Index Cond'], node['Recheck Cond'], node.Filter].join(' ');
  const name = `${node.Alias}\\.${column}`;
  return new RegExp(`\\(${name} = |= ${name}\\)`).test(conditions);
}
