/** Indented more deeply than this, JSON is mostly blanks. */
const DEEPEST = 100;
/** Longer than this, nobody reads it line by line. */
const LONGEST = 1_000_000;

/** Metadata as JSON indented by two; on one line if very deep or long; as a string if JSON cannot represent it. */
export function formatMetadata(metadata: unknown): string {
  try {
    const plain = JSON.stringify(metadata) as string | undefined;
    if (plain === undefined) return String(metadata);
    return plain.length > LONGEST || depthOf(plain) > DEEPEST ? plain : JSON.stringify(metadata, null, 2);
  } catch {
    return String(metadata);
  }
}

/** The nesting depth of lists and objects in a JSON text. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [part] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gu)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, (depth += 1));
    if (part === ']' || part === '}') depth -= 1;
  }
  return deepest;
}
