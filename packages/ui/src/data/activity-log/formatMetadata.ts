/** Indented further than this, JSON is blanks for the most part. */
const DEEPEST = 100;
/** Longer than this, nobody reads it line by line. */
const LONGEST = 1_000_000;

/** Metadata as JSON with an indent of two; very deep or long ones on one line, and what no JSON can hold as it is. */
export function formatMetadata(metadata: unknown): string {
  try {
    const plain = JSON.stringify(metadata) as string | undefined;
    if (plain === undefined) return String(metadata);
    return plain.length > LONGEST || depthOf(plain) > DEEPEST ? plain : JSON.stringify(metadata, null, 2);
  } catch {
    return String(metadata);
  }
}

/** How deep lists and objects of a JSON text lie in each other. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [part] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gu)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, (depth += 1));
    if (part === ']' || part === '}') depth -= 1;
  }
  return deepest;
}
