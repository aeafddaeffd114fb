/** A mistake by the person at the terminal, with a message for them. */
export class CommandError extends Error {
  override name = 'CommandError';
}
