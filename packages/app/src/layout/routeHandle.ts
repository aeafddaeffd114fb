/** What a route says of its screen. */
export interface RouteHandle {
  /** It has a dock of its own, and the footer keeps small. */
  readonly dock?: boolean;
  /** Others change what it shows while somebody looks at it. */
  readonly live?: boolean;
}
