/** What a route declares about its screen. */
export interface RouteHandle {
  /** The screen has its own dock: the footer is compact, or, of a question, stands at the end of its page. */
  readonly dock?: 'combinations' | 'question';
  /** Other people may change what it shows while it is open. */
  readonly live?: boolean;
}
