export interface Caption {
  /** In milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Captions as WebVTT. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

function time(milliseconds: number): string {
  const [seconds, rest] = [Math.floor(milliseconds / 1000), Math.round(milliseconds % 1000)];
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}.${part(rest, 3)}`;
}
