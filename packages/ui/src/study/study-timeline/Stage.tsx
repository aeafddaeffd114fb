import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { studyTimelineLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import type { TimelineStage } from './timelineStage.js';
import { Item } from './StudyTimeline.styles.js';

interface StageProps {
  stage: TimelineStage;
  state: 'past' | 'now' | 'next';
  /** How much of it is over, 0 to 1. */
  elapsed: number;
  /** By how much it is, or was, late, in words. */
  late: string | undefined;
  /** Today in words, and where on the whole rail, 0 to 1; only of the stage that the study is in. */
  now: { readonly text: string; readonly place: number } | undefined;
}

/** Nearer to an end of the rail than this, the words of today do not stand over their middle. */
const EDGE = 0.05;

/** A stage with its part of the rail, which is only drawn. */
export function Stage({ stage, state, elapsed, late, now }: StageProps) {
  const { studyTimeline: texts } = useStudyLabels({ studyTimeline: studyTimelineLabels });
  return (
    <Item
      aria-current={state === 'now' ? 'step' : undefined}
      data-slot="stage"
      data-state={state}
      style={{ '--credence-elapsed': elapsed }}
    >
      <span aria-hidden="true" data-slot="rail">
        <span data-slot="passed" />
      </span>
      <b data-slot="name">
        <span>{stage.name}</span>
        {state === 'past' ? (
          <>
            <Glyph of={drawings.check} />
            <VisuallyHidden>{texts.past}</VisuallyHidden>
          </>
        ) : null}
      </b>
      <span data-slot="dates">{stage.dates}</span>
      {stage.details?.map((line) => (
        <span key={line} data-slot="detail">
          {line}
        </span>
      ))}
      {late ? (
        <span data-slot="late">
          <Glyph of={drawings.alert} />
          <span>{late}</span>
        </span>
      ) : null}
      {now ? (
        <span data-slot="today" data-edge={now.place < EDGE ? 'start' : now.place > 1 - EDGE ? 'end' : undefined}>
          {now.text}
        </span>
      ) : null}
    </Item>
  );
}
