const stretch = (from: string, to: string) => `between ${from} and ${to}`;

/** What the panels of the dashboard say. */
export const dashboardPanelsLabels = {
  /** The measures, with the period where one is given. */
  loginTimes: (period: string) => (period ? `Login and logout times, ${period}` : 'Login and logout times'),
  activityTimes: (period: string) => (period ? `Activities per hour, ${period}` : 'Activities per hour'),
  nodeSize: (period: string) =>
    period ? `Node size preference, nodes worked on, ${period}` : 'Node size preference, nodes worked on',
  combinations: (period: string) =>
    period ? `Average combinations per node, ${period}` : 'Average combinations per node',
  questionnaire: (answers: string) =>
    answers ? `Questionnaire average scores, 1 to 5, ${answers}` : 'Questionnaire average scores, 1 to 5',
  /** Titles while there is nothing to find yet. */
  loginTimesTitle: 'Login and logout times',
  activityTimesTitle: 'Activity times',
  nodeSizeTitle: 'Node size preference',
  combinationsTitle: 'Average combinations per node',
  questionnaireTitle: 'Questionnaire',
  /** In place of a chart without data. */
  loginTimesEmpty: 'No login/logout data available',
  activityTimesEmpty: 'No activity time data available',
  nodeSizeEmpty: 'No node size preference data available',
  combinationsEmpty: 'No combination selection data available',
  questionnaireEmpty: 'No questionnaire data available',
  /** The periods, within a sentence. */
  periods: { day: 'last 24 hours', week: 'last 7 days', month: 'last 30 days' },
  /** The periods by themselves, where there is nothing to measure. */
  onlyPeriods: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' },
  /** Names of values, and heads of columns. */
  logins: 'logins',
  logouts: 'logouts',
  hour: 'Hour',
  activities: 'Activities',
  size: 'Size',
  sizes: { small: 'small', medium: 'medium', large: 'large' },
  nodes: 'Nodes',
  node: 'Node',
  averageCombinations: 'Average combinations',
  statement: 'Statement',
  averageScore: 'Average score',
  answers: (count: string, isOne: boolean) => (isOne ? '1 answer' : `${count} answers`),
  /** A stretch of the day. */
  stretch,
  /** Findings about logins and logouts. A stretch is empty where no one stands out, null where there were none at all. */
  loginFinding: (logins: string | null, logouts: string | null) => {
    if (logins === null)
      return logouts ? `Logouts peak ${logouts}; no logins` : 'No logins; logouts without clear peak';
    if (logouts === null) return logins ? `Logins peak ${logins}; no logouts` : 'No logouts; logins without clear peak';
    if (logins && logins === logouts) return `Logins and logouts peak ${logins}`;
    if (logins && logouts) return `Logins peak ${logins}, logouts ${logouts}`;
    if (logins) return `Logins peak ${logins}, logouts have no clear peak`;
    return logouts ? `Logouts peak ${logouts}, logins have no clear peak` : 'No clear peak of logins or logouts';
  },
  /** Findings about hours. */
  busiestHour: (hour: string) => `The busiest hour is ${hour}`,
  noPeak: 'No clear peak',
  /** Findings about sizes: the words are those of `sizes`. */
  sizeFinding: (size: 'small' | 'medium' | 'large') =>
    `${{ small: 'Small', medium: 'Medium-sized', large: 'Large' }[size]} nodes are worked on most`,
  noSizePreference: 'No size of node is clearly preferred',
  /** Findings about combinations; the numbers are averages. */
  combinationsRange: (low: string, high: string) => `On average ${low} to ${high} combinations decide a node`,
  combinationsSame: (value: string, isOne: boolean) =>
    `On average ${value} ${isOne ? 'combination decides' : 'combinations decide'} a node`,
  /** Findings about scores; each is the name of a statement, or of two. Empty where none stands out. */
  scoreFinding: (best: string, worst: string) => {
    if (best && worst) return `Best: ${best}. Weakest: ${worst}.`;
    if (best) return `Best: ${best}`;
    return worst ? `Weakest: ${worst}` : 'No statement stands out';
  },
  /** Said beside the scores of statements that are good news where they are low. */
  lowerIsBetter: (statements: string) => `${statements}: lower is better`,
  /** Shows all bars, or only the largest again. */
  showAll: (count: string) => `Show all ${count}`,
  showFewer: 'Show fewer',
  /** Said where not all are drawn. */
  largestOf: (shown: string, count: string) => `the largest ${shown} of ${count}`,
};
