import { Text } from '@credence/ui';
import { useState, type RefCallback, useCallback } from 'react';
import type { Language } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { Caption, Cover, Foot, Picture, Place, Video, Watch } from './Film.styles.js';
import { FilmControls, clock } from './FilmControls.js';
import { type Cut, filmOf } from './filmFiles.js';
import { Poster } from './Poster.js';
import { usePlayback } from './usePlayback.js';

interface FilmProps {
  cut: Cut;
  /** Of the film: as it changes, another film begins, so give the component a key with it. */
  language: Language;
}

/**
 * A short silent film about the product, behind a question of the product until the user plays it. Nothing is loaded before
 * that. The captions stand below the picture, which they explain.
 */
export function Film({ cut, language }: FilmProps) {
  const { introduction: text } = useText();
  const [state, setState] = useState<'covered' | 'open' | 'failed'>('covered');
  const fail = () => setState('failed');
  const { video, events, playback, play, toggle, seek } = usePlayback(fail);
  const [[title, sentence], track] = useCaption();
  const { film, captions, seconds: length, language: spoken } = filmOf(cut, language);
  const isOpen = state === 'open';

  const watch = () => {
    setState('open');
    play();
  };

  return (
    <Place>
      <Picture>
        <Video
          ref={video}
          {...events}
          aria-label={text.films[cut].name}
          preload="none"
          playsInline
          disablePictureInPicture
          onClick={toggle}
        >
          <source src={film} type="video/webm" onError={fail} />
          {/* Captions are fetched as soon as they are rendered, regardless of `preload`. */}
          {isOpen ? <track ref={track} kind="captions" srcLang={spoken} label={text.captions} src={captions} /> : null}
        </Video>
        {isOpen ? null : (
          <Cover>
            <Poster />
            <Foot>
              {state === 'failed' ? (
                <Text role="status">{text.failed}</Text>
              ) : (
                <Watch type="button" onClick={watch}>
                  {text.watch(clock(length))}
                </Watch>
              )}
            </Foot>
          </Cover>
        )}
      </Picture>
      {isOpen ? (
        <>
          <FilmControls playback={playback} length={length} onToggle={toggle} onSeek={seek} />
          {/* Read out while it plays: there is no other sound. */}
          <Caption aria-live={playback.playing ? 'polite' : 'off'}>
            <b>{title}</b> <span>{sentence}</span>
          </Caption>
        </>
      ) : null}
    </Place>
  );
}

type Lines = readonly string[];

/**
 * The caption of the moment, from a track that the browser loads and does not draw: drawn by it, it would cover the
 * picture.
 * @returns its lines, none before the film plays, and the ref of the track
 */
function useCaption(): readonly [Lines, RefCallback<HTMLTrackElement>] {
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
