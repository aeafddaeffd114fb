import * as drawings from '../../foundations/icons/drawings.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { networkMapLabels } from '../../labels/english.js';
import { ZoomRoot } from './MapZoom.styles.js';
import type { useMapView } from './useMapView.js';

/** The zoom of a map, and the ways to change it. */
export type MapZooming = Pick<ReturnType<typeof useMapView>, 'zoom' | 'canGrow' | 'canShrink' | 'step' | 'showAll'>;

/** Makes a map smaller or larger, or shows all of it. */
export function MapZoom({ view }: { view: MapZooming }) {
  const { locale } = useCredence();
  const labels = useLabels({ networkMap: networkMapLabels });
  const texts = labels.networkMap;
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format((view.zoom ?? 1) * 100);
  return (
    <ZoomRoot role="group" aria-label={texts.zoom} data-slot="zoom">
      <GlyphButton
        glyph={drawings.minus}
        label={texts.smaller}
        aria-disabled={!view.canShrink || undefined}
        onClick={() => view.step(-1)}
      />
      <output>{texts.percent(percent)}</output>
      <GlyphButton
        glyph={drawings.plus}
        label={texts.larger}
        aria-disabled={!view.canGrow || undefined}
        onClick={() => view.step(1)}
      />
      <GlyphButton glyph={drawings.fit} label={texts.fit} onClick={view.showAll} />
    </ZoomRoot>
  );
}
