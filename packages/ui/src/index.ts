// Around the components
export { CredenceProvider, type CredenceProviderProps } from './provider/CredenceProvider.js';
export { englishLabels, type Labels, type PartialLabels } from './labels/labels.js';
export { germanLabels } from './labels/germanLabels.js';
export { CredenceStyles, PageStyles } from './theme/CredenceStyles.styles.js';

// Controls
export { Button, type ButtonProps } from './button/index.js';
export { Icon, type IconName, type IconProps } from './icons/index.js';

// Pages and navigation
export { Avatar, type AvatarProps } from './avatar/index.js';
export { IconButton, type IconButtonProps } from './icon-button/index.js';
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './logo/index.js';
export {
  Footer,
  FooterLink,
  type FooterLinkProps,
  type FooterProps,
  Frame,
  type FrameProps,
  Page,
  PageHead,
  type PageHeadProps,
  type PageProps,
  SkipLink,
  type SkipLinkProps,
} from './page/index.js';
export { Heading, type HeadingProps, Text, TextLink, type TextLinkProps, type TextProps } from './text/index.js';
export {
  TopBar,
  TopBarLink,
  type TopBarLinkProps,
  type TopBarProps,
  type ThemeChoice,
  UserMenu,
  UserMenuChoice,
  type UserMenuChoiceDetails,
  type UserMenuChoiceOption,
  type UserMenuChoiceProps,
  UserMenuItem,
  type UserMenuItemProps,
  type UserMenuProps,
  UserMenuTheme,
  type UserMenuThemeProps,
} from './top-bar/index.js';

// Feedback
export { Alert, type AlertProps, type Tone } from './alert/index.js';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/index.js';
export { Dialog, type DialogProps } from './dialog/index.js';
export { EmptyState, type EmptyStateProps } from './empty-state/index.js';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './error-summary/index.js';
export { NoticeModal, type NoticeModalProps } from './notice-modal/index.js';
export { ProgressBar, type ProgressBarProps, ProgressRing, type ProgressRingProps } from './progress-bar/index.js';
export { type Collaborator, ShareDialog, type ShareDialogProps } from './share-dialog/index.js';
export { Skeleton, type SkeletonProps } from './skeleton/index.js';
export { Spinner, type SpinnerProps } from './spinner/index.js';
export { StatusBadge, type StatusBadgeProps } from './status-badge/index.js';
export { TimeLeft, type TimeLeftProps } from './time-left/index.js';

// Forms
export {
  ChoiceField,
  type ChoiceFieldDetails,
  type ChoiceFieldOption,
  type ChoiceFieldProps,
} from './choice-field/index.js';
export { Combobox, type ComboboxDetails, type ComboboxProps } from './combobox/index.js';
export { FileDrop, type FileDropDetails, type FileDropProps } from './file-drop/index.js';
export { FilterToggle, type FilterToggleDetails, type FilterToggleProps } from './filter-toggle/index.js';
export { findMatch, foldText } from './fold-text/index.js';
export { type FieldControl, FormField, type FormFieldProps } from './form-field/index.js';
export {
  LikertItem,
  type LikertItemDetails,
  type LikertItemProps,
  type LikertValue,
} from './likert-item/index.js';
export { OpenText, type OpenTextProps } from './open-text/index.js';
export { PasswordField, type PasswordFieldProps } from './password-field/index.js';
export { SearchField, type SearchFieldDetails, type SearchFieldProps } from './search-field/index.js';
export { SelectField, type SelectFieldProps } from './select-field/index.js';
export { Switch, type SwitchDetails, type SwitchProps } from './switch/index.js';
export { type TabPanel, Tabs, type TabsDetails, type TabsProps } from './tabs/index.js';
export { TextField, type TextFieldProps } from './text-field/index.js';

// Data
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  readStoredSort,
  RowActions,
  type RowActionsProps,
  type RowFilter,
  type RowStatus,
  type Sort,
  type SortDetails,
  type SortStorage,
  storeSort,
  useStoredSort,
} from './data-table/index.js';
export {
  Pagination,
  type PaginationDetails,
  type PaginationItem,
  paginationItems,
  type PaginationProps,
} from './pagination/index.js';

// Elicitation: which events decide
export {
  type Combination,
  type CombinationCoverage,
  CombinationEditor,
  type CombinationEditorProps,
  type CombinationEdits,
  type CombinationError,
  type CombinationFinding,
  type CombinationQuestion,
  type EditorNode,
  type Selection,
  type SliderValues,
  isCombinationEdits,
} from './combination-editor/index.js';
export { CoverageStrip, type CoverageStripProps } from './coverage-strip/index.js';

// Pictures
export { estimateNodeWidth, type MapNode, NetworkMap, type NetworkMapProps, NODE_HEIGHT } from './network-map/index.js';

// Elicitation
export { type AnswerHistory, useAnswerHistory } from './answer-history/index.js';
export { type BalancedMove, balanceValues, canBalance } from './balanced-values/index.js';
export {
  type Certainty,
  type CertaintyDetails,
  CertaintyField,
  type CertaintyFieldProps,
} from './certainty-field/index.js';
export { type Condition, ConditionsPanel, type ConditionsPanelProps } from './conditions-panel/index.js';
export { DistributionBars, type DistributionBarsProps } from './distribution-bars/index.js';
export { HumanIconScale, type HumanIconScaleProps } from './human-icon-scale/index.js';
export { filledIcons, IconArray, type IconArrayProps } from './icon-array/index.js';
export {
  ProbabilityQuestion,
  type ProbabilityQuestionProps,
  type ProbabilityValues,
  type SumMode,
  type ValuesChangeDetails,
} from './probability-question/index.js';
export {
  type ChangeDetails,
  type ChangeReason,
  ProbabilitySlider,
  type ProbabilitySliderProps,
  sliderKeymap,
} from './probability-slider/index.js';
export {
  BackLink,
  type BackLinkProps,
  QuestionLayout,
  type QuestionLayoutProps,
  type QuestionProgress,
} from './question-layout/index.js';
export {
  makeItAHundred,
  ShareBar,
  type ShareBarProps,
  sharesOf,
  StoredShares,
  type StoredSharesProps,
} from './share-bar/index.js';
export { SumMeter, type SumMeterProps } from './sum-meter/index.js';
export { StateList, type StateListProps } from './state-list/index.js';
export { type VerbalAnchor, verbalScale, type VerbalWords, wordsFor } from './verbal-scale/index.js';

// Charts and the dashboard
export { BarChart, type BarChartProps } from './charts/bar-chart/index.js';
export {
  ChartFrame,
  type ChartFrameProps,
  type ChartRow,
  type ChartSeries,
  type ChartTable,
  tableOf,
} from './charts/chart-frame/index.js';
export { LineChart, type LineChartProps } from './charts/line-chart/index.js';
export { activitiesOf, type Activity, ActivityLog, type ActivityLogProps } from './activity-log/index.js';
export {
  ActivityTimesPanel,
  type ActivityTimesPanelProps,
  CombinationsPanel,
  type CombinationsPanelProps,
  type DashboardPeriod,
  type HourCount,
  LoginTimesPanel,
  type LoginTimesPanelProps,
  type NodeCombinations,
  type NodePreferences,
  NodeSizePanel,
  type NodeSizePanelProps,
  QuestionnairePanel,
  type QuestionnairePanelProps,
  type QuestionnaireStatement,
} from './dashboard-panels/index.js';
export {
  SegmentedControl,
  type SegmentedControlDetails,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './segmented-control/index.js';
