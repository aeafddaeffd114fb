import { useStudyWords } from '../studyWords.js';
import { Stage } from './Stage.js';
import { Root } from './StudyTimeline.styles.js';
import { daysLate, elapsedOf, stageShares } from './timelineScale.js';
import type { TimelineStage } from './timelineStage.js';

interface StudyTimelineProps {
  /** The stages, one after the other: each lasts until the next begins. */
  stages: readonly TimelineStage[];
  /** Which of them the study is in, from 0. */
  current: number;
  /** Now. */
  now: Date;
  /** Now in words: "today, 19 Nov". */
  nowText: string;
  /** The time zone of the dates, part of the name of the list: "Europe/Berlin". */
  timeZone: string;
}

/**
 * The stages of a study on a rail, with today on it. From 992 px it lies, and a day is as wide in every stage; below, it
 * stands, and is not to scale.
 */
export function StudyTimeline({ stages, current, now, nowText, timeZone }: StudyTimelineProps) {
  const { studyTimeline: text } = useStudyWords().parts;
  const shares = stageShares(stages);
  const elapsed = elapsedOf(stages, current, now);
  const before = shares.slice(0, current).reduce((sum, share) => sum + share, 0);
  const place = before + elapsed * (shares[current] ?? 0);

  return (
    <Root
      aria-label={text.name(timeZone)}
      data-credence="study-timeline"
      style={{ '--credence-stages': shares.map((share) => `${share}fr`).join(' ') }}
    >
      {stages.map((stage, at) => {
        const state = at < current ? 'past' : at > current ? 'next' : 'now';
        const days = state === 'next' ? 0 : daysLate(stage.until, state === 'now' ? now : stage.closed);
        const say = state === 'now' ? text.late : text.closedLate;
        return (
          <Stage
            key={stage.name}
            stage={stage}
            state={state}
            elapsed={state === 'now' ? elapsed : Number(state === 'past')}
            late={days > 0 ? say(days) : undefined}
            now={state === 'now' ? { text: nowText, place } : undefined}
          />
        );
      })}
    </Root>
  );
}
