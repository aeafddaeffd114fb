/** The id of the person who gets the network, or `DELETED`; empty while nothing is chosen. */
export type NetworkChoice = string;

export const DELETED = 'delete';

/** The choices as the server takes them. */
export const choicesOf = (chosen: Readonly<Record<string, NetworkChoice>>) =>
  Object.entries(chosen).map(([networkId, choice]) =>
    choice === DELETED ? { networkId } : { networkId, handOverTo: choice },
  );
