/** When a scene is shown, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Captions as WebVTT: one for each scene, its title in the first line. */
export function webVtt(
  spans: readonly Span[],
  scenes: readonly { readonly title: string; readonly text: string }[],
): string {
  if (spans.length !== scenes.length) throw new Error(`${spans.length} scenes have ${scenes.length} captions.`);
  const cues = scenes.map(({ title, text }, index) => {
    const { from, to } = spans[index]!;
    return `${time(from)} --> ${time(to)}\n${title}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(milliseconds: number): string {
  const [seconds, rest] = [Math.floor(milliseconds / 1000), Math.round(milliseconds % 1000)];
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}.${part(rest, 3)}`;
}
