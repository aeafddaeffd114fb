/** An identifier as people read it: blanks for underscores. One without anything else stays as it is. */
export const readableName = (identifier: string): string =>
  identifier.replaceAll('_', ' ').replace(/\s+/g, ' ').trim() || identifier;

/** What people call a node: its name in the file as given, else its readable id. Not unique. */
export const displayName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  name === id ? readableName(id) : name;

/** The ending of a file's name. What begins with a digit is no ending: "study 2.1". */
const ENDING = /(?<=.)\.[a-z][a-z\d]{0,7}$/i;

/**
 * What people call a network: its name in the file as given, else the readable name of the file without its ending. Not
 * unique.
 * @param network `name` is empty or missing where the file has none
 */
export const networkDisplayName = (network: {
  readonly name?: string | null | undefined;
  readonly filename: string;
}): string => network.name?.trim() || readableName(network.filename.replace(ENDING, ''));
