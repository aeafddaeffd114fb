// Whole pieces of the screens of this application, for nobody to embed as they are: all of it is experimental.

// Feedback
export type { Collaborator, CollaboratorDetails, UsernameDetails } from './feedback/share-dialog/collaborator.js';
export { ShareDialog, type ShareDialogProps } from './feedback/share-dialog/ShareDialog.js';

// Data
export type { Activity } from './data/activity-log/activity.js';
export { ActivityLog, type ActivityLogProps } from './data/activity-log/ActivityLog.js';

// Charts
export { AccuracyCurve, type AccuracyCurveProps } from './charts/accuracy-curve/AccuracyCurve.js';
export type { AccuracyPoint } from './charts/accuracy-curve/accuracyPoint.js';
export {
  ActivityTimesPanel,
  type ActivityTimesPanelProps,
  type HourCount,
} from './charts/dashboard-panels/ActivityTimesPanel.js';
export {
  CombinationsPanel,
  type CombinationsPanelProps,
  type NodeCombinations,
} from './charts/dashboard-panels/CombinationsPanel.js';
export { LoginTimesPanel, type LoginTimesPanelProps } from './charts/dashboard-panels/LoginTimesPanel.js';
export {
  type NodePreferences,
  NodeSizePanel,
  type NodeSizePanelProps,
} from './charts/dashboard-panels/NodeSizePanel.js';
export type { DashboardPeriod } from './charts/dashboard-panels/panel.js';
export {
  QuestionnairePanel,
  type QuestionnairePanelProps,
  type QuestionnaireStatement,
} from './charts/dashboard-panels/QuestionnairePanel.js';
