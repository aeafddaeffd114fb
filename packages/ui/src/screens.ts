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

// Study: results
export { BeadLane, type BeadLaneProps } from './study/bead-lane/BeadLane.js';
export type { LaneAnswer, LaneState, WithoutShares } from './study/bead-lane/laneState.js';
export {
  DisagreementStrip,
  type DisagreementStripDetails,
  type DisagreementStripProps,
} from './study/disagreement-strip/DisagreementStrip.js';
export type { StripGroup, StripQuestion } from './study/disagreement-strip/stripQuestion.js';
export { ExpertCode, type ExpertCodeProps } from './study/expert-code/ExpertCode.js';
export type { ExpertOutcome } from './study/outcome-dots/expertOutcome.js';
export { OutcomeDots, type OutcomeDotsProps } from './study/outcome-dots/OutcomeDots.js';
export type { PoolKind } from './study/pool-switch/poolKind.js';
export { PoolSwitch, type PoolSwitchDetails, type PoolSwitchProps } from './study/pool-switch/PoolSwitch.js';
export type { DiscussItem, DiscussReason, ToDiscussListDetails } from './study/to-discuss-list/discussItem.js';
export { ToDiscussList, type ToDiscussListProps } from './study/to-discuss-list/ToDiscussList.js';

// Study
export { AddressChips, type AddressChipsProps } from './study/address-chips/AddressChips.js';
export {
  type AddressKind,
  type AddressPerson,
  type AddressProblem,
  checkAddresses,
  type CheckedAddress,
  countAddresses,
  type GetPerson,
} from './study/address-chips/checkAddresses.js';
export { splitAddresses } from './study/address-chips/splitAddresses.js';
export type { AddressDetails } from './study/address-chips/useAddressList.js';
export { type NextAction, NextStep, type NextStepProps } from './study/next-step/NextStep.js';
export { ProtocolList, type ProtocolListProps, type ProtocolRule } from './study/protocol-list/ProtocolList.js';
export { SealedLine, type SealedLineProps } from './study/sealed-line/SealedLine.js';
export { StudyPeople, type StudyPeopleProps } from './study/study-people/StudyPeople.js';
export type { PersonStanding, StudyPerson, StudyPersonDetails } from './study/study-people/studyPerson.js';
export { StudyTimeline, type StudyTimelineProps } from './study/study-timeline/StudyTimeline.js';
export type { StageTimes } from './study/study-timeline/timelineScale.js';
export type { TimelineStage } from './study/study-timeline/timelineStage.js';
export { dutchStudyLabels } from './study/words/dutch.js';
export { englishStudyLabels } from './study/words/english.js';
export { frenchStudyLabels } from './study/words/french.js';
export { germanStudyLabels } from './study/words/german.js';
export { italianStudyLabels } from './study/words/italian.js';
export { spanishStudyLabels } from './study/words/spanish.js';
export type { PartialStudyLabels, StudyLabels } from './study/words/studyLabels.js';
