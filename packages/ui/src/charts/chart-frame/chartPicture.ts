import { paintSvg } from './paintSvg.js';

/** Pixels per px of the page. */
const SCALE = 2;
/** The longest side that browsers can draw. */
const LONGEST = 16_000;
const MARGIN = 24;

/** The text above a drawing, by the elements that contain it. */
export interface PictureHead {
  readonly title: HTMLElement;
  /** On one line, one after the other. */
  readonly measure: readonly HTMLElement[];
  /** The first child of each has the colour of its series. */
  readonly legend: readonly HTMLElement[];
}

/** A chart with its text on the background of its theme, at twice its size, as a PNG file. */
export async function chartPicture(svg: SVGSVGElement, head: PictureHead): Promise<Blob> {
  const size = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');

  const inside = Math.ceil(size.width);
  const lines = layHead(context, head, inside);
  const foot = lines.reduce((most, line) => Math.max(most, line.y), 0) + 16;
  // Setting a size clears the canvas and its state; until now it was only used to measure.
  const [width, height] = [inside + 2 * MARGIN, Math.ceil(foot + size.height + 2 * MARGIN)];
  const scale = Math.min(SCALE, LONGEST / width, LONGEST / height);
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  context.scale(scale, scale);
  // The frame exposes the background of its theme as the colour of an invisible caret.
  context.fillStyle = getComputedStyle(head.title).caretColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(MARGIN, MARGIN);
  for (const line of lines) line.paint(context);
  context.translate(0, foot);
  paintSvg(context, svg);

  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => {
      if (file) resolve(file);
      else reject(new Error('The browser could not make a picture of the chart.'));
    }, 'image/png');
  });
}

interface HeadLine {
  readonly y: number;
  readonly paint: (context: CanvasRenderingContext2D) => void;
}

/** Breaks title, measure and legend into lines of the picture's width. */
function layHead(context: CanvasRenderingContext2D, head: PictureHead, width: number): HeadLine[] {
  const rtl = getComputedStyle(head.title).direction === 'rtl';
  const lines: HeadLine[] = [];
  const title = look(head.title);
  context.font = title.font;
  let y = 0;
  for (const text of breakWords(head.title.textContent ?? '', (part) => context.measureText(part).width <= width)) {
    y += title.line;
    lines.push({ y, paint: put({ text, x: rtl ? width : 0, y: y - title.line * 0.25, look: title, rtl }) });
  }

  let x = 0;
  const parts = [...head.measure, ...head.legend].flatMap((element) => {
    const own = look(element);
    context.font = own.font;
    const swatch = head.legend.includes(element) ? colourOf(element.firstElementChild ?? element) : undefined;
    const fits = (part: string) => context.measureText(part).width + (swatch ? 16 : 0) <= width;
    return breakWords(element.textContent ?? '', fits).map((text, index) => ({
      own,
      text,
      swatch: index === 0 ? swatch : undefined,
    }));
  });
  for (const { own, text, swatch } of parts) {
    context.font = own.font;
    const needed = context.measureText(text).width + (swatch ? 16 : 0);
    if (x === 0 || x + needed > width) {
      y += own.line;
      x = 0;
    }
    const at = (from: number) => (rtl ? width - from : from);
    const baseline = y - own.line * 0.25;
    if (swatch) {
      const left = rtl ? at(x) - 10 : at(x);
      lines.push({
        y,
        paint: (canvas) => {
          canvas.fillStyle = swatch;
          canvas.fillRect(left, baseline - 9, 10, 10);
        },
      });
    }
    lines.push({ y, paint: put({ text, x: at(x + (swatch ? 16 : 0)), y: baseline, look: own, rtl }) });
    x += needed + 16;
  }
  return lines;
}

interface Look {
  readonly font: string;
  readonly colour: string;
  readonly line: number;
}

function look(element: HTMLElement): Look {
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  return { font: `${style.fontWeight} ${size}px ${style.fontFamily}`, colour: style.color, line: size * 1.4 };
}

const put =
  (line: { text: string; x: number; y: number; look: Look; rtl: boolean }) => (context: CanvasRenderingContext2D) => {
    context.font = line.look.font;
    context.fillStyle = line.look.colour;
    context.direction = line.rtl ? 'rtl' : 'ltr';
    context.textAlign = 'start';
    context.fillText(line.text, line.x, line.y);
  };

/** Breaks the text into lines that fit; a word that is too long gets its own line. */
export function breakWords(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
