import { type SyntheticEvent, useRef, useState } from 'react';

export interface Playback {
  /** In whole seconds. */
  readonly at: number;
  readonly playing: boolean;
  readonly over: boolean;
}

/** In its last whole second, where a slider of seconds ends, a film is over: what is left of it is a fraction. */
const isOver = ({ currentTime, duration }: HTMLVideoElement) => Math.round(currentTime) >= Math.round(duration);

/**
 * Plays a video, and follows what it does, whoever started or stopped it.
 * @param onFailed called if it cannot be played
 */
export function usePlayback(onFailed: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<Playback>({ at: 0, playing: false, over: false });
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime, paused, ended } = currentTarget;
    setPlayback({ at: Math.round(currentTime), playing: !paused && !ended, over: isOver(currentTarget) });
  };

  const play = () => {
    const { current } = video;
    if (current && isOver(current)) current.currentTime = 0;
    current?.play().catch((error: unknown) => {
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
