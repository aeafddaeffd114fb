/** A node and where it lies. */
export interface MapNode {
  readonly id: string;
  readonly label: string;
  /** Centre, in any unit in which a pill is 34 high. */
  readonly x: number;
  readonly y: number;
  /** Width of its pill. Left out, estimated from the label. */
  readonly width?: number | undefined;
  /** How far it has come; `none` for a node that nobody is asked about, whose probabilities are not assessed. */
  readonly status: 'open' | 'progress' | 'done' | 'none';
  /** Share answered in percent, drawn as a ring while it is in progress. */
  readonly percent?: number | undefined;
}
