import type { networks, nodes } from '../../database/schema/index.js';

/** Whether the file has tables of this node for later time steps; the reader warned of them. */
export const hasLaterTables = (
  { warnings }: Pick<typeof networks.$inferSelect, 'warnings'>,
  node: Pick<typeof nodes.$inferSelect, 'fileId'>,
): boolean => warnings.some(({ code, node: named }) => code === 'later-tables' && named === node.fileId);
