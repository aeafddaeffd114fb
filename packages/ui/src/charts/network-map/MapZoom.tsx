import * as drawings from '../../foundations/icons/drawings.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { networkMapLabels } from '../../labels/english.js';
import { ZoomRoot } from './MapZoom.styles.js';

interface MapZoomProps {
  /** Undefined until it is known. */
  zoom: number | undefined;
  canGrow: boolean;
  canShrink: boolean;
  onStep: (direction: 1 | -1) => void;
  onShowAll: () => void;
}

/** Makes a map smaller or larger, or shows all of it. */
export function MapZoom({ zoom, canGrow, canShrink, onStep, onShowAll }: MapZoomProps) {
  const { locale } = useCredence();
  const labels = useLabels({ networkMap: networkMapLabels });
  const texts = labels.networkMap;
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format((zoom ?? 1) * 100);
  return (
    <ZoomRoot role="group" aria-label={texts.zoom} data-slot="zoom">
      <GlyphButton
        glyph={drawings.minus}
        label={texts.smaller}
        aria-disabled={!canShrink || undefined}
        onClick={() => onStep(-1)}
      />
      <output>{texts.percent(percent)}</output>
      <GlyphButton
        glyph={drawings.plus}
        label={texts.larger}
        aria-disabled={!canGrow || undefined}
        onClick={() => onStep(1)}
      />
      <GlyphButton glyph={drawings.fit} label={texts.fit} onClick={onShowAll} />
    </ZoomRoot>
  );
}
