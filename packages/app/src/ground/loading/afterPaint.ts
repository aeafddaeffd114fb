/** Milliseconds after which the work is done all the same, in a page that is never idle. */
const PATIENCE = 100;

/**
 * Runs non-urgent work once the next frame is painted and nothing else is due: a browser that has the frame, and the key
 * that somebody pressed meanwhile, comes first. @returns cancels it
 */
export function afterPaint(work: () => void): () => void {
  let cancel = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(work);
  });
  return () => cancel();
}

function whenIdle(work: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = window.setTimeout(work);
    return () => window.clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(idle);
}
