/** A node and its position. */
export interface MapNode {
  readonly id: string;
  readonly label: string;
  /** Centre, in any unit in which a pill is `NODE_HEIGHT` high. */
  readonly x: number;
  readonly y: number;
  /** Width of its pill. Estimated from the label if omitted. */
  readonly width?: number | undefined;
  /** Its progress; `none` for a node that is not asked about because its probabilities are not assessed. */
  readonly status: 'open' | 'progress' | 'done' | 'none';
  /** Share answered in percent, drawn as a ring while it is in progress. */
  readonly percent?: number | undefined;
}
