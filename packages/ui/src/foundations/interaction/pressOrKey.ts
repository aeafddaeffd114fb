/** Whether a click came from a pointer, or from a key (or a program), whose click count is zero. */
export function pressOrKey(event: Event): 'press' | 'key' {
  return event instanceof MouseEvent && event.detail > 0 ? 'press' : 'key';
}
