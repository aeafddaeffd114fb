export { ActivityTimesPanel, type ActivityTimesPanelProps, type HourCount } from './ActivityTimesPanel.js';
export { CombinationsPanel, type CombinationsPanelProps, type NodeCombinations } from './CombinationsPanel.js';
export { LoginTimesPanel, type LoginTimesPanelProps } from './LoginTimesPanel.js';
export { type NodePreferences, NodeSizePanel, type NodeSizePanelProps } from './NodeSizePanel.js';
export type { DashboardPeriod } from './panel.js';
export {
  QuestionnairePanel,
  type QuestionnairePanelProps,
  type QuestionnaireStatement,
} from './QuestionnairePanel.js';
