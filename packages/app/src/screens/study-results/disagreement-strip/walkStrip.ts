/** Where a key leads from a question, -1 if none is shown yet; undefined for any other key. */
export function walkStrip(
  key: string,
  at: number,
  strip: {
    /** Whether each question is chosen for discussion. */
    readonly chosen: readonly boolean[];
    /** True if the page reads from right to left. */
    readonly rtl: boolean;
  },
): number | undefined {
  const last = strip.chosen.length - 1;
  const step = (by: number) => Math.max(0, Math.min(last, at + by));
  const forwards = strip.rtl ? -1 : 1;

  switch (key) {
    case 'ArrowRight':
      return step(forwards);
    case 'ArrowLeft':
      return step(-forwards);
    case 'ArrowDown':
      return step(1);
    case 'ArrowUp':
      return step(-1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case '[': {
      const before = strip.chosen.slice(0, Math.max(0, at)).lastIndexOf(true);
      return before < 0 ? at : before;
    }
    case ']': {
      const after = strip.chosen.indexOf(true, at + 1);
      return after < 0 ? at : after;
    }
    default:
      return undefined;
  }
}
