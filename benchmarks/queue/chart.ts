/** A line of a chart: y from 0 to 1 at even steps from 0 to 1. */
export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 56;
const RIGHT = 152;
const TOP = 32;
const BOTTOM = 48;
/** Told apart by lightness too. */
const COLOURS = ['#b3402a', '#c98a1b', '#3f8f6b', '#4a78b5', '#8a8a8a'];
/** Height of a row of the legend. */
const ROW = 18;

const x = (share: number) => LEFT + share * (WIDTH - LEFT - RIGHT);
const y = (value: number) => TOP + (1 - value) * (HEIGHT - TOP - BOTTOM);
const percent = (share: number) => `${Math.round(100 * share)} %`;
const text = (at: readonly [number, number], anchor: string, words: string, rest = '') =>
  `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="${anchor}" ${rest}>${words}</text>`;

/** Lines from the upper left, with a legend; `across` and `up` name the axes. */
export function chart(lines: readonly Line[], across: string, up: string): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const grid = ticks.map(
    (tick) => `<path d="M${x(0)} ${y(tick)}H${x(1)}" stroke="#8a8a8a" stroke-opacity="0.3" fill="none"/>`,
  );
  const drawn = lines.map(({ values }, line) => {
    const points = values.map((value, at) => `${x(at / (values.length - 1)).toFixed(1)} ${y(value).toFixed(1)}`);
    const width = line === 0 ? 3 : 1.75;
    return `<path d="M${points.join('L')}" stroke="${COLOURS[line]}" stroke-width="${width}" fill="none"/>`;
  });
  const legend = lines.map(({ name }, line) => {
    const height = TOP + 12 + line * ROW;
    const start = WIDTH - RIGHT + 12;
    const swatch = `<path d="M${start} ${height - 4}h14" stroke="${COLOURS[line]}" stroke-width="3" fill="none"/>`;
    return swatch + text([start + 20, height], 'start', name);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${up}, by ${across}">`,
    '<style>text { font: 13px system-ui, sans-serif; fill: #222 } .axis { font-size: 12px }</style>',
    ...grid,
    ...ticks.map((tick) => text([x(tick), y(0) + 18], 'middle', percent(tick), 'class="axis"')),
    ...ticks.map((tick) => text([x(0) - 8, y(tick) + 4], 'end', percent(tick), 'class="axis"')),
    text([x(0.5), HEIGHT - 8], 'middle', across),
    text([8, 16], 'start', up),
    ...drawn,
    ...legend,
    '</svg>',
    '',
  ].join('\n');
}
