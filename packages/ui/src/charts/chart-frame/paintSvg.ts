/** Elements that exist only while hovered, and those without an appearance. */
const SKIPPED = '[data-slot="active"], title, desc, defs';

/**
 * Paints a drawing in its current appearance, each part with its computed colours and the page's own fonts. Shapes are
 * drawn on the canvas as paths, without loading an image: it works offline and under any content security policy.
 */
export function paintSvg(context: CanvasRenderingContext2D, svg: SVGSVGElement): void {
  const base = svg.getScreenCTM()?.inverse();
  if (!base) return;
  for (const element of svg.querySelectorAll<SVGGraphicsElement>('rect, line, circle, path, text')) {
    if (element.closest(SKIPPED)) continue;
    const place = element.getScreenCTM();
    if (!place) continue;
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || style.display === 'none') continue;
    const { a, b, c, d, e, f } = base.multiply(place);
    context.save();
    context.transform(a, b, c, d, e, f);
    context.globalAlpha = Number(style.opacity);
    context.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
    context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    context.setLineDash(style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/u).map(parseFloat));
    if (element instanceof SVGTextElement) paintText(context, element, style);
    else paintShape(context, element, style);
    context.restore();
  }
}

function paintShape(context: CanvasRenderingContext2D, shape: SVGGraphicsElement, style: CSSStyleDeclaration) {
  const path = outline(shape);
  if (style.fill !== 'none' && shape.localName !== 'line') {
    context.fillStyle = style.fill;
    context.fill(path);
  }
  if (style.stroke !== 'none' && style.stroke !== '') {
    context.strokeStyle = style.stroke;
    context.stroke(path);
  }
}

function paintText(context: CanvasRenderingContext2D, element: SVGTextElement, style: CSSStyleDeclaration) {
  const text = element.textContent ?? '';
  const [x, y] = [number(element, 'x'), number(element, 'y')];
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.direction = style.direction as CanvasDirection;
  context.textAlign = ({ middle: 'center', end: 'end' } as const)[style.textAnchor] ?? 'start';
  if (style.stroke !== 'none' && style.stroke !== '') {
    context.strokeStyle = style.stroke;
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.fill;
  context.fillText(text, x, y);
}

function outline(shape: SVGGraphicsElement): Path2D {
  if (shape.localName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  const at = (name: string) => number(shape, name);
  if (shape.localName === 'rect') path.rect(at('x'), at('y'), at('width'), at('height'));
  if (shape.localName === 'circle') path.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI);
  if (shape.localName === 'line') {
    path.moveTo(at('x1'), at('y1'));
    path.lineTo(at('x2'), at('y2'));
  }
  return path;
}

const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);
