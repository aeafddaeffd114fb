/** The tabs of this browser: each keeps drafts of its own. */
export interface Tabs {
  /** This tab's name, the same after a reload. From the first call on, other tabs see this one as open. */
  own(): string;
  /** The names of the tabs that are open, as far as the browser tells. */
  open(): Promise<ReadonlySet<string>>;
}
