/**
 * The sort order of a list.
 * @since 0.1.0
 */
export interface Sort {
  /** Id of the column. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}
