import { type SyntheticEvent, useRef, useState } from 'react';

export interface Playback {
  /** In whole seconds. */
  readonly at: number;
  readonly playing: boolean;
  readonly over: boolean;
}

/**
 * Plays a video, and follows what it does, whoever started or stopped it.
 * @param onFailed called if it cannot be played
 */
export function usePlayback(onFailed: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<Playback>({ at: 0, playing: false, over: false });
  const follow = ({ currentTarget: { currentTime, paused, ended } }: SyntheticEvent<HTMLVideoElement>) =>
    setPlayback({ at: Math.round(currentTime), playing: !paused && !ended, over: ended });

  const play = () => {
    video.current?.play().catch((error: unknown) => {
      // Paused before it started.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed();
    });
  };

  return {
    video,
    events: { onPlay: follow, onPause: follow, onEnded: follow, onTimeUpdate: follow, onSeeking: follow },
    playback,
    play,
    toggle: () => (playback.playing ? video.current?.pause() : play()),
    seek: (seconds: number) => {
      if (video.current) video.current.currentTime = seconds;
    },
  };
}
