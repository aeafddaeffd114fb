/** A heading of a document with what stands below it, up to the next of its rank. */
interface Section {
  /** As GitHub makes it of the heading. */
  readonly anchor: string;
  readonly text: string;
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The sections of a Markdown document. What looks like a heading in a block of code is none. */
export function sectionsOf(document: string): Section[] {
  const lines = document.split('\n');
  let isCode = false;
  const headings = lines.flatMap((line, at) => {
    if (line.startsWith('```')) isCode = !isCode;
    const [, rank = '', heading = ''] = (!isCode && /^(#+) (.*)$/.exec(line)) || [];
    return rank === '' ? [] : [{ at, rank: rank.length, anchor: anchorOf(heading) }];
  });
  return headings.map(({ at, rank, anchor }) => {
    const next = headings.find((other) => other.at > at && other.rank <= rank);
    return { anchor, text: lines.slice(at, next?.at).join('\n') };
  });
}
