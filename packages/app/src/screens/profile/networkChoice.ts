/** The id of the person who gets the network, `DELETED` or `LEFT`; empty while nothing is chosen. */
export type NetworkChoice = string;

export const DELETED = 'delete';

/** Of a study: it passes to its deputy, or is stopped. */
export const LEFT = 'leave';

/** The choices as the server takes them, which needs none for what is left. */
export const choicesOf = (chosen: Readonly<Record<string, NetworkChoice>>) =>
  Object.entries(chosen)
    .filter(([, choice]) => choice !== LEFT)
    .map(([networkId, choice]) => (choice === DELETED ? { networkId } : { networkId, handOverTo: choice }));
