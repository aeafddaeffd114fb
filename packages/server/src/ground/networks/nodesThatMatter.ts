import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { outcomes } from '../../database/schema/index.js';

/** The keys of the nodes that the owner named as outcomes, and as findings of typical cases. */
export async function nodesThatMatter(reader: Reader, networkId: string): Promise<string[]> {
  const [named] = await reader
    .select({ outcomes: outcomes.outcomes, cases: outcomes.cases })
    .from(outcomes)
    .where(eq(outcomes.networkId, networkId));
  const all = named ? [...named.outcomes, ...named.cases.flatMap(({ findings }) => findings)] : [];
  return [...new Set(all.map(({ node }) => node))].sort();
}
