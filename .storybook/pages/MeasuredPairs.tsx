import { useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio, parseRgb } from '../../packages/ui/stories/docs/contrast.js';
import { TableFrame } from '../../packages/ui/stories/docs/docs.styles.js';
import { type ColourPair, colourPairs } from '../../packages/ui/stories/docs/colourPairs.js';
import { tokenUse } from '../../packages/ui/stories/docs/tokenSheet.js';
import { Sample, Verdict } from './pages.styles.js';

const schemes = ['light', 'dark'] as const;

/** The contrast of every pair, measured on this page: the colours are read back from the rendered samples. */
export function MeasuredPairs() {
  return (
    // Focusable by keyboard, because it scrolls.
    <TableFrame role="region" aria-label="Measured contrast" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Use</th>
            <th scope="col">Needs</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {colourPairs.map((pair) => (
            <tr key={`${pair.above} ${pair.below}`}>
              <th scope="row">
                <code>{pair.above}</code> on <code>{pair.below}</code>
              </th>
              <td>{pair.use}</td>
              <td>{pair.needs ?? 'nothing'}</td>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <Measured pair={pair} scheme={scheme} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Measured({ pair, scheme }: { pair: ColourPair; scheme: (typeof schemes)[number] }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();

  useLayoutEffect(() => {
    if (!sample.current) return;
    const drawn = getComputedStyle(sample.current);
    const [above, below] = [parseRgb(drawn.color), parseRgb(drawn.backgroundColor)];
    setRatio(above && below && contrastRatio(above, below));
  }, []);

  return (
    <span data-credence-theme={scheme}>
      <Sample ref={sample} aria-hidden="true" style={{ color: tokenUse(pair.above), background: tokenUse(pair.below) }}>
        Aa
      </Sample>{' '}
      {ratio === undefined ? 'not measured' : (Math.floor(ratio * 100) / 100).toFixed(2)}{' '}
      {ratio !== undefined && pair.needs !== undefined && (
        <Verdict data-passes={ratio >= pair.needs ? '' : undefined}>{ratio >= pair.needs ? 'passes' : 'fails'}</Verdict>
      )}
    </span>
  );
}
