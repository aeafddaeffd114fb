/** More than this is no reading matter, and a burden to lay out. */
const MOST = 100_000;

export interface FormattedMetadata {
  readonly text: string;
  /** How many characters are left out at the end. */
  readonly left: number;
}

/** Metadata as JSON with an indent of two. Very long ones are cut; what no JSON can hold is told as it is. */
export function formatMetadata(metadata: unknown): FormattedMetadata {
  const text = jsonOf(metadata);
  return text.length <= MOST ? { text, left: 0 } : { text: text.slice(0, MOST), left: text.length - MOST };
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}
