import { type RefCallback, useCallback, useState } from 'react';

type Lines = readonly string[];

/**
 * The caption of the moment, from a track that the browser loads and does not draw: drawn by it, it would cover the
 * picture.
 * @returns its lines, none before the film plays, and the ref of the track
 */
export function useCaption(): readonly [Lines, RefCallback<HTMLTrackElement>] {
  const [lines, setLines] = useState<Lines>([]);
  const ref = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return;
    const { track } = element;
    const show = () => {
      const cue = track.activeCues?.[0];
      // At the very end no cue is active; the last one stays.
      if (cue instanceof VTTCue) setLines(cue.text.split('\n'));
    };
    track.mode = 'hidden';
    track.addEventListener('cuechange', show);
    return () => track.removeEventListener('cuechange', show);
  }, []);
  return [lines, ref];
}
