/**
 * Words of the languages themselves: a node or a state of that name ends the file for other programs, which tell words
 * by their spelling alone. Texts between quotes may be anything.
 */
export const reservedWords = {
  bif: new Set(['network', 'variable', 'probability', 'property', 'type', 'discrete', 'default', 'table']),
  net: new Set(
    'net class node discrete continuous decision utility function instance temporal potential states data experience fading model_data model_nodes'.split(
      ' ',
    ),
  ),
  dsc: new Set(
    'belief network node name type discrete continuous choice state position parent probability default function properties property array string real named is of as format version creator import category leak max plus na distribution domain'.split(
      ' ',
    ),
  ),
  dne: new Set(['bnet', 'node', 'define', 'visual']),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;

/** Whether any of these languages has the word. */
export const isReserved = (word: string): boolean => Object.values(reservedWords).some((words) => words.has(word));
