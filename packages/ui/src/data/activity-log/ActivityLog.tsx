import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo, useRef, useState } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { NoData } from '../no-data/NoData.styles.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Skeleton } from '../../feedback/skeleton/Skeleton.js';
import { activityLogLabels } from '../../labels/english.js';
import type { Activity } from './activity.js';
import { Area, Root, Table, Title, Waiting, Zone } from './ActivityLog.styles.js';
import { ActivityRows, rowChunks } from './ActivityRows.js';
import { timeFormat } from './formatTime.js';
import { useNearChunks } from './useNearChunks.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface ActivityLogProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The activities, in display order. */
  activities: readonly Activity[];
  /** The time zone of the times, such as "Europe/Berlin". Defaults to the reader's own. */
  timeZone?: string | undefined;
  /** BCP 47 tag for the times, to write them as in the reader's region. Defaults to that of the provider. */
  locale?: string | undefined;
  /** Returns the text for a type of activity. Defaults to its name. */
  getTypeLabel?: ((type: string) => string) | undefined;
  /** True while the log is loading. */
  loading?: boolean | undefined;
  /**
   * The level of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Up to this many rows, all of them stay in the document, where the browser's page search finds them. */
const ALL = 200;
/** The estimated height of a row before it is rendered. */
const ROW = '2.8125rem';

/** Set for the cards of narrow pages, which are not a table to the browser. */
const rowGroup = { role: 'rowgroup' };

const asItIs = (type: string) => type;

/**
 * Who did what and when, in a scrolling area. Each row shows and hides its own details.
 * @since 0.1.0
 * @experimental
 */
export const ActivityLog = forwardRef<HTMLElement, ActivityLogProps>(function ActivityLog(
  { activities, timeZone, locale, getTypeLabel, loading = false, headingLevel = 2, ...rest },
  ref,
) {
  const { locale: provided } = useCredence();
  const labels = useLabels({ activityLog: activityLogLabels });
  const texts = labels.activityLog;
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<Activity>>(new Set());
  const chunks = useMemo(() => rowChunks(activities.length), [activities.length]);
  const { near, heights } = useNearChunks(area, loading ? 0 : activities.length);
  const formatTime = useMemo(() => timeFormat(locale ?? provided, timeZone), [locale, provided, timeZone]);
  const describe = useEvent(getTypeLabel ?? asItIs);
  const toggle = useEvent((activity: Activity) => {
    const next = new Set(open);
    if (!next.delete(activity)) next.add(activity);
    setOpen(next);
  });
  const filled = !loading && activities.length > 0;

  return (
    <Root ref={ref} data-credence="activity-log" aria-busy={loading || undefined} {...rest}>
      <Title as={`h${headingLevel}`} id={`${id}-title`} data-slot="title">
        {texts.title}
      </Title>
      {filled && timeZone ? <Zone data-slot="zone">{texts.zone(timeZone)}</Zone> : null}
      {loading ? <Loading text={texts.loading} /> : null}
      {loading || filled ? null : <NoData data-slot="empty">{texts.empty}</NoData>}
      {filled ? (
        <Area ref={area} data-slot="area" role="region" aria-labelledby={`${id}-title`} tabIndex={0}>
          <Table role="table" aria-labelledby={`${id}-title`} aria-rowcount={activities.length + 1}>
            <LogHead heads={[texts.time, texts.user, texts.activity, texts.details]} />
            {chunks.map((chunk, index) => (
              <ActivityRows
                key={index}
                id={id}
                index={index}
                chunk={chunk}
                activities={activities}
                open={open}
                onToggle={toggle}
                formatTime={formatTime}
                describe={describe}
                gap={
                  activities.length <= ALL || near.has(index)
                    ? undefined
                    : gapOf(heights.get(index), chunk.end - chunk.first)
                }
              />
            ))}
          </Table>
        </Area>
      ) : null}
    </Root>
  );
});

/** The headings of the columns. */
function LogHead({ heads }: { heads: readonly string[] }) {
  return (
    <thead {...rowGroup}>
      <tr role="row" aria-rowindex={1}>
        {heads.map((head) => (
          <th key={head} role="columnheader" scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const gapOf = (height: number | undefined, rows: number) =>
  height === undefined ? `calc(${rows} * ${ROW})` : `${height}px`;

function Loading({ text }: { text: string }) {
  return (
    <Waiting data-slot="skeleton">
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} style={{ marginBlock: '1rem' }} />
      ))}
    </Waiting>
  );
}
