/** The sort order of a list. */
export interface Sort {
  /** Id of the column. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}
