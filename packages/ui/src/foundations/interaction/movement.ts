/** How long, in milliseconds, nothing moves at rest: a thumb that is dragged slowly goes on within it. */
const still = 120;
/** The longest, in milliseconds, that anything stays behind a thumb that keeps moving. */
const longest = 800;

/** The gestures in progress. There is one pointer and one keyboard, so the page has one set of them. */
const moving = new Set<object>();
/** What follows from them and has not been told yet. */
const waiting = new Set<() => void>();
let frame: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let since = 0;
/** Whether anything changed since the last look. */
let changed = false;
/** Whether all has been told of the last step, so that what follows from what was told need not wait. */
let isTold = false;

/** A gesture that moves a value step by step has begun, or makes its next step. */
export function beginMovement(gesture: object): void {
  moving.add(gesture);
  isTold = false;
}

/** The gesture is finished: what waits for its rest is told at once. */
export function endMovement(gesture: object): void {
  moving.delete(gesture);
  if (moving.size === 0) tellAll();
}

/**
 * Has what follows from a value come after it, so that no key waits for it: at once if nothing is being moved, and else
 * once it rests, or about once a second while it goes on. Returns the function that takes it back.
 */
export function afterMovement(tell: () => void): () => void {
  if (moving.size === 0 || isTold) {
    tell();
    return () => undefined;
  }
  waiting.add(tell);
  changed = true;
  if (frame === undefined) {
    since = performance.now();
    // The movement itself is drawn first.
    frame = requestAnimationFrame(lookLater);
  }
  return () => waiting.delete(tell);
}

function lookLater(): void {
  changed = false;
  timer = setTimeout(look, still);
}

function look(): void {
  if (changed && performance.now() - since < longest) lookLater();
  else tellAll();
}

function tellAll(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = undefined;
  isTold = true;
  const all = [...waiting];
  waiting.clear();
  for (const tell of all) tell();
}
