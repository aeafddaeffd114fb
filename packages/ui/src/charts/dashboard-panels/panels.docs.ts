import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

/** What the five panels have in common. */
function panelDocs(
  own: Pick<ComponentDocs, 'purpose' | 'when' | 'whenNot' | 'goodUse' | 'badUse' | 'caveats'> & {
    root: string;
    finding: string;
  },
): ComponentDocs {
  const { root, finding, caveats, ...rest } = own;
  return {
    ...rest,
    status: 'experimental',
    since: '0.1.0',
    anatomy: [
      { slot: root, is: 'The figure: a ChartFrame with its chart.' },
      { slot: 'title', is: finding },
      { slot: 'measure', is: 'What is measured, with the period where one is given.' },
      { slot: 'empty', is: 'The sentence for no data.' },
    ],
    dataAttributes: [{ name: 'data-state', on: 'root', means: '`loading`, `empty` or `filled`' }],
    cssVariables: [],
    keyboard: [{ keys: 'Tab, arrow keys, Escape', does: 'as in the chart it holds' }],
    screenReader: 'The finding, the measure, the chart by the same name, the buttons, and a table of all values.',
    forms: 'It takes no part in forms.',
    labels: ['dashboardPanels', 'chartFrame', 'chart'],
    caveats: [
      'The finding is computed and never more than the figures say: without one highest value it says so.',
      ...caveats,
    ],
  };
}

export const loginTimesPanelDocs = panelDocs({
  root: 'login-times-panel',
  purpose: 'Shows when people log in and out, in steps of three hours.',
  finding: 'The stretches with most logins and most logouts, where one stands out.',
  when: ['On a dashboard, with eight counts each.'],
  whenNot: ['Counts by the hour: use ActivityTimesPanel.'],
  goodUse: 'With the counts of the server as they are.',
  badUse: 'With shares: the axis counts people.',
  caveats: ['All zeros count as no data.'],
});

export const activityTimesPanelDocs = panelDocs({
  root: 'activity-times-panel',
  purpose: 'Shows at which hours of the day people are active.',
  finding: 'The busiest hour, where it is one.',
  when: ['On a dashboard, with counts by the hour.'],
  whenNot: ['Counts by day or week.'],
  goodUse: 'With the hours of the zone that the log names.',
  badUse: 'With hours of different zones in one chart.',
  caveats: ['An hour that is left out counts as zero. All zeros count as no data.'],
});

export const nodeSizePanelDocs = panelDocs({
  root: 'node-size-panel',
  purpose: 'Shows how many small, medium and large nodes were worked on.',
  finding: 'The size that was worked on most, where it is one.',
  when: ['On a dashboard, beside the panel of combinations.'],
  whenNot: ['Other groups than these three: use BarChart in a ChartFrame.'],
  goodUse: 'At a third of the width of a page.',
  badUse: 'With averages: the numbers are counts.',
  caveats: ['All zeros count as no data.'],
});

export const combinationsPanelDocs = panelDocs({
  root: 'combinations-panel',
  purpose: 'Shows how many combinations decide a node on average, node by node.',
  finding: 'The lowest and the highest average.',
  when: ['On a dashboard, with one average for each node.'],
  whenNot: ['Combinations of one node: use CombinationEditor.'],
  goodUse: 'With the names that people know the nodes by.',
  badUse: 'With ids, where names are known.',
  caveats: [
    'Bars are sorted, the largest first; underscores in names are shown as spaces.',
    'Of more than `limit` nodes the largest are drawn, with a button for all. Table and files hold what is drawn; the finding is of all.',
  ],
});

export const questionnairePanelDocs = panelDocs({
  root: 'questionnaire-panel',
  purpose: 'Shows the average score of each statement of the questionnaire.',
  finding: 'The statement agreed with least, its score and how many answered, from five answers on; no verdict.',
  when: ['On a dashboard, with scores from 1 to 5.'],
  whenNot: ['Answers in words.'],
  goodUse: 'With `lowerIsBetter` on statements that complain: it is said below the title.',
  badUse: 'With statements in another order than in the questionnaire.',
  caveats: ['The axis runs from 0 to 5 whatever the scores are. A statement without a score is a gap.'],
});
