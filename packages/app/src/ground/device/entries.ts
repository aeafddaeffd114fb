/** Where entries are stored, under keys as text. */
export interface Entries {
  get(key: string): Promise<unknown>;
  set(key: string, entry: { readonly value: unknown; readonly at: Date }): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}
