// Around the components
export { CredenceProvider, type CredenceProviderProps } from './foundations/provider/CredenceProvider.js';
export { englishLabels } from './labels/english.js';
export type { Labels, PartialLabels } from './labels/labels.js';
export { germanLabels } from './labels/german.js';
export { CredenceStyles, PageStyles } from './foundations/theme/CredenceStyles.styles.js';

// Controls
export { Button, type ButtonProps } from './controls/button/index.js';
export { Icon, type IconName, type IconProps } from './foundations/icons/index.js';

// Pages and navigation
export { Avatar, type AvatarProps } from './navigation/avatar/index.js';
export { IconButton, type IconButtonProps } from './controls/icon-button/index.js';
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './foundations/logo/index.js';
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
} from './navigation/page/index.js';
export {
  Heading,
  type HeadingProps,
  Text,
  TextLink,
  type TextLinkProps,
  type TextProps,
} from './foundations/text/index.js';
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
} from './navigation/top-bar/index.js';

// Feedback
export { Alert, type AlertProps, type Tone } from './feedback/alert/index.js';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog/index.js';
export { Dialog, type DialogProps } from './feedback/dialog/index.js';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/index.js';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './feedback/error-summary/index.js';
export { NoticeModal, type NoticeModalProps } from './feedback/notice-modal/index.js';
export {
  ProgressBar,
  type ProgressBarProps,
  ProgressRing,
  type ProgressRingProps,
} from './feedback/progress-bar/index.js';
export { type Collaborator, ShareDialog, type ShareDialogProps } from './feedback/share-dialog/index.js';
export { Skeleton, type SkeletonProps } from './feedback/skeleton/index.js';
export { Spinner, type SpinnerProps } from './feedback/spinner/index.js';
export { StatusBadge, type StatusBadgeProps } from './feedback/status-badge/index.js';
export { TimeLeft, type TimeLeftProps } from './feedback/time-left/index.js';

// Forms
export {
  ChoiceField,
  type ChoiceFieldDetails,
  type ChoiceFieldOption,
  type ChoiceFieldProps,
} from './forms/choice-field/index.js';
export { Combobox, type ComboboxDetails, type ComboboxProps } from './forms/combobox/index.js';
export { FileDrop, type FileDropDetails, type FileDropProps } from './forms/file-drop/index.js';
export { FilterToggle, type FilterToggleDetails, type FilterToggleProps } from './controls/filter-toggle/index.js';
export { findMatch, foldText } from './foundations/fold-text/index.js';
export { type FieldControl, FormField, type FormFieldProps } from './forms/form-field/index.js';
export {
  LikertItem,
  type LikertItemDetails,
  type LikertItemProps,
  type LikertValue,
} from './forms/likert-item/index.js';
export { OpenText, type OpenTextProps } from './forms/open-text/index.js';
export { PasswordField, type PasswordFieldProps } from './forms/password-field/index.js';
export { SearchField, type SearchFieldDetails, type SearchFieldProps } from './forms/search-field/index.js';
export { SelectField, type SelectFieldProps } from './forms/select-field/index.js';
export { Switch, type SwitchDetails, type SwitchProps } from './controls/switch/index.js';
export { type TabPanel, Tabs, type TabsDetails, type TabsProps } from './navigation/tabs/index.js';
export { TextField, type TextFieldProps } from './forms/text-field/index.js';

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
} from './data/data-table/index.js';
export {
  Pagination,
  type PaginationDetails,
  type PaginationItem,
  paginationItems,
  type PaginationProps,
} from './data/pagination/index.js';

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
} from './elicitation/combination-editor/index.js';
export { CoverageStrip, type CoverageStripProps } from './elicitation/coverage-strip/index.js';

// Pictures
export {
  estimateNodeWidth,
  type MapNode,
  NetworkMap,
  type NetworkMapProps,
  NODE_HEIGHT,
} from './charts/network-map/index.js';

// Elicitation
export { type AnswerHistory, useAnswerHistory } from './elicitation/answer-history/index.js';
export { type BalancedMove, balanceValues, canBalance } from './elicitation/balanced-values/index.js';
export {
  type Certainty,
  type CertaintyDetails,
  CertaintyField,
  type CertaintyFieldProps,
} from './elicitation/certainty-field/index.js';
export { type Condition, ConditionsPanel, type ConditionsPanelProps } from './elicitation/conditions-panel/index.js';
export { DistributionBars, type DistributionBarsProps } from './elicitation/distribution-bars/index.js';
export { HumanIconScale, type HumanIconScaleProps } from './elicitation/human-icon-scale/index.js';
export { filledIcons, IconArray, type IconArrayProps } from './elicitation/icon-array/index.js';
export {
  ProbabilityQuestion,
  type ProbabilityQuestionProps,
  type ProbabilityValues,
  type SumMode,
  type ValuesChangeDetails,
} from './elicitation/probability-question/index.js';
export {
  type ChangeDetails,
  type ChangeReason,
  ProbabilitySlider,
  type ProbabilitySliderProps,
  sliderKeymap,
} from './elicitation/probability-slider/index.js';
export {
  BackLink,
  type BackLinkProps,
  QuestionLayout,
  type QuestionLayoutProps,
  type QuestionProgress,
} from './elicitation/question-layout/index.js';
export {
  makeItAHundred,
  ShareBar,
  type ShareBarProps,
  sharesOf,
  StoredShares,
  type StoredSharesProps,
} from './elicitation/share-bar/index.js';
export { SumMeter, type SumMeterProps } from './elicitation/sum-meter/index.js';
export { StateList, type StateListProps } from './elicitation/state-list/index.js';
export { type VerbalAnchor, verbalScale } from './labels/english.js';
export { type VerbalWords, wordsFor } from './foundations/verbal-scale/index.js';

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
export { activitiesOf, type Activity, ActivityLog, type ActivityLogProps } from './data/activity-log/index.js';
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
} from './charts/dashboard-panels/index.js';
export {
  SegmentedControl,
  type SegmentedControlDetails,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './controls/segmented-control/index.js';
