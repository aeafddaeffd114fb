import { Button } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Bar, Position, Time } from './Film.styles.js';
import type { Playback } from './usePlayback.js';

interface FilmControlsProps {
  playback: Playback;
  /** Of the film, in seconds. */
  length: number;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
}

/** What a silent film needs: a button to play and pause, and a slider for the position. */
export function FilmControls({ playback: { at, playing, over }, length, onToggle, onSeek }: FilmControlsProps) {
  const { introduction: text } = useText();
  const button = useRef<HTMLButtonElement>(null);
  // The button that opened the film is gone, and the focus with it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <Bar>
      <Button ref={button} size="small" onClick={onToggle}>
        {playing ? text.pause : over ? text.again : text.play}
      </Button>
      <Position
        type="range"
        aria-label={text.position}
        aria-valuetext={text.seconds(at, length)}
        max={length}
        value={at}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
      <Time aria-hidden="true">{`${clock(at)} / ${clock(length)}`}</Time>
    </Bar>
  );
}

/** A time as players show it: "0:07". */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
