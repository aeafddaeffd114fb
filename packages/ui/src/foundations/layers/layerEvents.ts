/**
 * What a layer that holds the focus tells of before it acts. Whoever prevents the default of an event acts instead.
 * @since 0.1.0
 */
export interface LayerEvents {
  /** Called when Escape is pressed in it. Prevented, it stays open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Called when it has opened, before the focus goes into it. Prevented, the focus goes where the caller puts it. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Called when it has closed, before the focus goes back. Prevented, the focus goes where the caller puts it. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}
