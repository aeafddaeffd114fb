import { type CSSProperties, memo, useState } from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { activityLogLabels } from '../../labels/english.js';
import type { Activity } from './activity.js';

/** The number of rows that are mounted and unmounted together. */
const CHUNK = 25;

/** A chunk of rows: from the first up to, but not including, the last. */
interface RowChunk {
  readonly first: number;
  readonly end: number;
}

/** The chunks of a list, in order. */
export function rowChunks(count: number): RowChunk[] {
  return Array.from({ length: Math.ceil(count / CHUNK) }, (_, index) => ({
    first: index * CHUNK,
    end: Math.min(count, (index + 1) * CHUNK),
  }));
}

export interface ActivityRowsProps {
  id: string;
  index: number;
  chunk: RowChunk;
  activities: readonly Activity[];
  /** The activities, among all rows, whose details are shown. */
  open: ReadonlySet<Activity>;
  onToggle: (activity: Activity) => void;
  formatTime: (timestamp: string) => string;
  describe: (type: string) => string;
  /** Omitted if its rows are in the document; otherwise their height. */
  gap?: string | undefined;
}

// Below 576 px, style sheets turn the rows into cards. Explicit roles keep them a table for screen readers.
const rowGroup = { role: 'rowgroup' };
const row = { role: 'row' };
const cell = { role: 'cell' };

/** A chunk of the log: its rows or, far from the visible ones, a gap of the same height. */
export const ActivityRows = memo(function ActivityRows({ index, chunk, gap, ...common }: ActivityRowsProps) {
  if (gap !== undefined) {
    return (
      <tbody {...rowGroup} data-chunk={index}>
        <tr data-slot="gap" aria-hidden="true">
          <td colSpan={4} style={{ '--credence-gap': gap } as CSSProperties} />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody {...rowGroup} data-chunk={index}>
      {common.activities.slice(chunk.first, chunk.end).map((activity, place) => (
        <Row key={place} {...common} activity={activity} place={chunk.first + place} />
      ))}
    </tbody>
  );
});

type RowProps = Omit<ActivityRowsProps, 'index' | 'chunk' | 'gap' | 'activities'> & {
  activity: Activity;
  place: number;
};

function Row({ id, activity, place, open, onToggle, formatTime, describe }: RowProps) {
  const texts = useLabels({ activityLog: activityLogLabels }).activityLog;
  const isOpen = open.has(activity);
  const own = `${id}-${place}`;
  return (
    <>
      <tr {...row} aria-rowindex={place + 2} data-slot="row" data-open={isOpen ? '' : undefined}>
        <td {...cell} id={`${own}-time`}>
          {formatTime(activity.timestamp)}
        </td>
        <td {...cell} id={`${own}-user`}>
          {activity.user}
        </td>
        <td {...cell} id={`${own}-type`}>
          {describe(activity.type)}
        </td>
        <td {...cell}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${own}-details` : undefined}
            aria-describedby={`${own}-type ${own}-user ${own}-time`}
            onClick={() => onToggle(activity)}
          >
            {isOpen ? texts.hideDetails : texts.showDetails}
          </button>
        </td>
      </tr>
      {isOpen ? <Details id={`${own}-details`} text={activity.details} /> : null}
    </>
  );
}

/** Characters shown at first: more would slow the layout down. */
const AT_ONCE = 20_000;

function Details({ id, text }: { id: string; text: string }) {
  const { locale } = useCredence();
  const labels = useLabels({ activityLog: activityLogLabels });
  const [shown, setShown] = useState(AT_ONCE);
  const left = text.length - shown;
  return (
    <tr {...row} data-slot="details" id={id}>
      <td {...cell} colSpan={4}>
        <pre>{left > 0 ? text.slice(0, shown) : text}</pre>
        {left > 0 ? (
          <p data-slot="more">
            <button type="button" onClick={() => setShown(shown + AT_ONCE)}>
              {labels.activityLog.more}
            </button>
            <span>{labels.activityLog.left(left.toLocaleString(locale))}</span>
          </p>
        ) : null}
      </td>
    </tr>
  );
}
