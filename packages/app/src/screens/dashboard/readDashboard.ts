import type { Activity, DashboardPeriod, HourCount, NodePreferences } from '@credence/ui/screens';
import { formatMetadata } from './formatMetadata.js';

/** The figures for the five charts. Those the response lacks are undefined, and their charts say there is no data. */
export interface Figures {
  readonly logins: readonly number[] | undefined;
  readonly logouts: readonly number[] | undefined;
  readonly activityTimes: readonly HourCount[] | undefined;
  readonly nodePreferences: NodePreferences | undefined;
  readonly combinations: readonly NodeAverage[] | undefined;
  readonly scores: Readonly<Record<string, number>> | undefined;
  /** How many people the scores are of. */
  readonly scoredBy: number | undefined;
}

/** The average number of combinations of a node. */
export interface NodeAverage {
  readonly nodeId: string;
  readonly networkId: string | undefined;
  readonly name: string | undefined;
  readonly average: number;
}

/** How many mails should have gone, and for how many minutes the first of them. */
export interface LateMails {
  readonly count: number;
  readonly minutes: number;
}

/** The data shown on the dashboard. */
export interface DashboardView {
  /** The figures of a period; `known` is false if the response does not distinguish periods. */
  readonly figuresOf: (period: DashboardPeriod) => Figures & { readonly known: boolean };
  /** Recent activity, latest first. See `isErasedUser` for its people. */
  readonly activities: readonly Activity[];
  /** The time zone of the hours, if the response names a valid one. */
  readonly timeZone: string | undefined;
  /** Mails that should have gone, if there are any. */
  readonly lateMails: LateMails | undefined;
  /** When the response arrived, in milliseconds. */
  readonly at: number;
}

/**
 * Reads a response defensively: a missing or malformed key empties only its own panel. Undefined if the response is not
 * a dashboard at all.
 */
export function readDashboard(answer: unknown, at: number): DashboardView | undefined {
  if (!isRecord(answer)) return undefined;
  const periods = isRecord(answer['periods']) ? answer['periods'] : {};
  return {
    figuresOf: (period) => {
      const own = Object.hasOwn(periods, period) ? periods[period] : undefined;
      return isRecord(own) ? { ...readFigures(own), known: true } : { ...readFigures(answer), known: false };
    },
    activities: readActivities(answer['users']),
    timeZone: readTimeZone(answer['timeZone']),
    lateMails: readLateMails(answer['lateMails']),
    at,
  };
}

function readFigures(from: Record<string, unknown>): Figures {
  const times = isRecord(from['loginLogoutTimes']) ? from['loginLogoutTimes'] : {};
  return {
    logins: readCounts(times['logins']),
    logouts: readCounts(times['logouts']),
    activityTimes: readHours(from['activityTimes']),
    nodePreferences: readSizes(from['nodePreferences']),
    combinations: readCombinations(from['combinationSelections']),
    scores: readScores(from['questionnaireStats']),
    scoredBy: isCount(from['questionnaireAnswers']) ? from['questionnaireAnswers'] : undefined,
  };
}

const readCounts = (list: unknown) =>
  Array.isArray(list) ? list.map((value) => (isCount(value) ? value : 0)) : undefined;

const readHours = (list: unknown) =>
  records(list)?.flatMap(({ hour, count }) =>
    Number.isInteger(hour) && (hour as number) >= 0 && (hour as number) < 24 && isCount(count)
      ? [{ hour: hour as number, count }]
      : [],
  );

function readSizes(sizes: unknown): NodePreferences | undefined {
  if (!isRecord(sizes)) return undefined;
  const of = (size: string) => (isCount(sizes[size]) ? sizes[size] : 0);
  return { small: of('small'), medium: of('medium'), large: of('large') };
}

const readCombinations = (list: unknown) =>
  records(list)?.flatMap(({ nodeId, networkId, display_name: name, avgCombinations: average }): NodeAverage[] =>
    isCount(average)
      ? [{ nodeId: textOf(nodeId) ?? '', networkId: textOf(networkId), name: textOf(name), average }]
      : [],
  );

/** Scores have a maximum of 5, and so does their axis. */
const readScores = (scores: unknown) =>
  isRecord(scores)
    ? Object.fromEntries(
        Object.entries(scores).filter((entry): entry is [string, number] => isCount(entry[1]) && entry[1] <= 5),
      )
    : undefined;

/** Begins the name of somebody whose account was erased. No account has such a name. */
const ERASED = '\0erased';

/** Whether it stands for somebody whose account was erased: each language has its own word for them. */
export const isErasedUser = (user: string) => user.startsWith(ERASED);

/** The activities of all users, latest first. Unreadable times come last. */
function readActivities(users: unknown): Activity[] {
  const time = ({ timestamp }: Activity) => Date.parse(timestamp) || Number.NEGATIVE_INFINITY;
  return (records(users) ?? [])
    .flatMap(({ username, isErased, recent_activities: activities }, index) =>
      (records(activities) ?? []).map(({ timestamp, activity_type: type, metadata = {} }) => ({
        timestamp: textOf(timestamp) ?? '',
        user: isErased === true ? `${ERASED}${index}` : (textOf(username) ?? ''),
        type: textOf(type) ?? '',
        details: formatMetadata(metadata),
      })),
    )
    .sort((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}

function readLateMails(mails: unknown): LateMails | undefined {
  if (!isRecord(mails)) return undefined;
  const { count, minutes } = mails;
  return isCount(count) && isCount(minutes) ? { count, minutes } : undefined;
}

function readTimeZone(name: unknown): string | undefined {
  if (typeof name !== 'string' || name === '') return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const records = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : undefined);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** A name as text; a number counts as a name. Undefined for anything else. */
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
