/**
 * Waits for a promise that React is to draw at once. One that it meets first while it draws a page for the first time counts
 * as loading, settled or not, unless it says by these fields, which React sets on every other, that it is not.
 */
export async function knownToReact(promise: Promise<unknown>): Promise<void> {
  void Object.assign(promise, { status: 'fulfilled', value: await promise });
}
