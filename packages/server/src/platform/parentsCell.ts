/**
 * The states of parents in one cell: `Season=cold; Wind=calm`. A backslash stands before each `;`, `=` and backslash of a
 * name, so that the cell can be split again: what stands behind a backslash is always part of a name.
 */
export const parentsCell = (parents: readonly (readonly [name: string, state: string])[]): string =>
  parents.map((names) => names.map((name) => name.replace(/[\\;=]/g, '\\$&')).join('=')).join('; ');
