interface Named {
  readonly displayName: string;
  /** The node's id in the file, unique within its network. */
  readonly fileId: string;
}

/**
 * How a sentence names nodes: as people call them, and with the file's id in brackets where another of `all` is called
 * the same.
 */
export function nodeNames(nodes: readonly Named[], all: readonly Named[]): string[] {
  const fold = (name: string) => name.trim().toLowerCase();
  const count = new Map<string, number>();
  for (const { displayName } of all) count.set(fold(displayName), (count.get(fold(displayName)) ?? 0) + 1);
  return nodes.map(({ displayName, fileId }) =>
    count.get(fold(displayName)) === 1 ? displayName : `${displayName.trim()} (${fileId})`,
  );
}
