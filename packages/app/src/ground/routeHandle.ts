/** What a route declares about its screen. */
export interface RouteHandle {
  /** The screen has its own dock, so the footer is compact. */
  readonly dock?: boolean;
  /** Other people may change what it shows while it is open. */
  readonly live?: boolean;
}
