/** Runs non-urgent work after the next frame is painted. @returns cancels it */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
