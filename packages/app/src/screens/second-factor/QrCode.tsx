import { encode } from 'uqr';
import { Picture } from './SecondFactor.styles.js';

/** A QR code, dark on light in every theme, as cameras want it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </Picture>
  );
}
