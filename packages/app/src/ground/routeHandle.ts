/** What a route declares about its screen. */
export interface RouteHandle {
  /** The screen has a dock of its own, and the footer above it at the end of its page. */
  readonly hasDock?: boolean;
  /** Other people may change what it shows while it is open. */
  readonly live?: boolean;
}
