/** What a user said of the result of a node. */
export interface Said {
  readonly plausible: boolean;
  readonly comment: string;
  /** The `Idempotency-Key` of every attempt to send it. */
  readonly key: string;
}

/** A node whose result is to be judged. */
export interface Due {
  readonly networkId: string;
  readonly nodeId: string;
  /** The node's name, as it was. */
  readonly title: string;
  /** True if the user wants to be asked later. */
  readonly later: boolean;
  /** Present until it has reached the server. */
  readonly said?: Said;
}

/** Reads an entry of browser storage, which may hold anything; undefined if nothing is due by it. */
export function dueIn(entry: unknown): Due | undefined {
  const { value } = (entry ?? {}) as { value?: unknown };
  const { networkId, nodeId, title, later, said } = (value ?? {}) as Partial<Record<keyof Due, unknown>>;
  if (!isText(networkId) || !isText(nodeId) || !isText(title)) return undefined;
  return { networkId, nodeId, title, later: later === true, ...(isSaid(said) ? { said } : {}) };
}

function isSaid(value: unknown): value is Said {
  const { plausible, comment, key } = (value ?? {}) as Partial<Record<keyof Said, unknown>>;
  return typeof plausible === 'boolean' && typeof comment === 'string' && isText(key);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
