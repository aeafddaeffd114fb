import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/database.js';

/** A table with the data of networks, as the catalogue describes it. */
export interface NetworkTable {
  readonly table: string;
  /** The column that says which network: `network_id`, and in the table of the networks themselves `id`. */
  readonly column: string;
  /** Its place in a row, from 1. */
  readonly place: number;
  readonly primaryKey: readonly string[];
  /** The columns of each index that lets a value be there only once. */
  readonly unique: readonly (readonly string[])[];
  /** Its columns that refer to another such table, by that one's. */
  readonly references: readonly { readonly table: string; readonly own: string[]; readonly theirs: string[] }[];
}

/** Every table that says of which network a row is. */
export async function networkTables(database: Database): Promise<NetworkTable[]> {
  const { rows } = await database.execute<NetworkTable & Record<string, unknown>>(sql`
    with of_network as (
      select relname as name, relation.oid, attname as column, attnum::integer as place
      from pg_class relation join pg_attribute on attrelid = relation.oid
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and attname = case relname when 'networks' then 'id' else 'network_id' end
    )
    select name as "table", "column", place,
      (select ${namesOf(sql`indrelid`, sql`indkey`)} from pg_index where indrelid = oid and indisprimary) as "primaryKey",
      (select coalesce(json_agg(${namesOf(sql`indrelid`, sql`indkey`)}), '[]')
        from pg_index where indrelid = oid and indisunique) as "unique",
      (select coalesce(json_agg(json_build_object('table', other.name,
          'own', ${namesOf(sql`conrelid`, sql`conkey`)}, 'theirs', ${namesOf(sql`confrelid`, sql`confkey`)})), '[]')
        from pg_constraint join of_network other on other.oid = confrelid
        where contype = 'f' and conrelid = of_network.oid) as "references"
    from of_network order by name`);
  return rows;
}

const namesOf = (relation: ReturnType<typeof sql>, places: ReturnType<typeof sql>) => sql`(
  select json_agg(attname order by at) from unnest(${places}) with ordinality place(number, at)
  join pg_attribute on attrelid = ${relation} and attnum = number)`;
