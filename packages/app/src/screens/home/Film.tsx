import { Text } from '@credence/ui';
import { useRef, useState } from 'react';
import { useText } from '../../text/useText.js';
import { Cover, Place, Video, Watch } from './Film.styles.js';
import { FILM_LENGTH } from './filmLength.js';
import { Poster } from './Poster.js';

const film = new URL('./film/introduction.webm', import.meta.url).href;
const poster = new URL('./film/introduction.jpg', import.meta.url).href;
const captions = [
  { language: 'en', source: new URL('./film/introduction.en.vtt', import.meta.url).href },
  { language: 'de', source: new URL('./film/introduction.de.vtt', import.meta.url).href },
] as const;

/** A short film about the product, behind a poster until the user plays it. Nothing is loaded before that. */
export function Film() {
  const { common, home } = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'covered' | 'open' | 'failed'>('covered');
  const fail = () => setState('failed');

  const watch = () => {
    setState('open');
    const { current } = video;
    if (!current) return;
    current.play().catch((error: unknown) => {
      // If it was paused before it started, its own controls take over.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
    current.focus();
  };

  return (
    <Place>
      {/* Re-created for another language: captions are chosen when the element is created. */}
      <Video
        key={common.locale}
        ref={video}
        aria-label={home.film}
        controls={state === 'open'}
        tabIndex={state === 'open' ? 0 : -1}
        preload="none"
        playsInline
        poster={poster}
      >
        <source src={film} type="video/webm" onError={fail} />
        {/* Captions are fetched as soon as they are rendered, regardless of `preload`. */}
        {state === 'open'
          ? captions.map(({ language, source }) => (
              <track
                key={language}
                kind="captions"
                srcLang={language}
                label={home.captions[language]}
                src={source}
                default={language === common.locale}
              />
            ))
          : null}
      </Video>
      {state === 'open' ? null : (
        <Cover>
          <Poster />
          {state === 'failed' ? (
            <Text role="status">{home.filmFailed}</Text>
          ) : (
            <Watch type="button" onClick={watch}>
              {home.watch(FILM_LENGTH)}
            </Watch>
          )}
        </Cover>
      )}
    </Place>
  );
}
