import { Icon } from '@credence/ui';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useStudyWords } from '../studyWords.js';
import { Item } from './StudyTimeline.styles.js';
import type { TimelineStage } from './timelineStage.js';

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
  const { studyTimeline: text } = useStudyWords().parts;
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
            <Icon name="check" />
            <VisuallyHidden>{text.past}</VisuallyHidden>
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
          <Icon name="alert" />
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
