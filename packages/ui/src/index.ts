// Words
export { dutchLabels } from './labels/dutch.js';
export { type VerbalAnchor, verbalScale } from './labels/english.js';
export { englishLabels } from './labels/englishLabels.js';
export { frenchLabels } from './labels/french.js';
export { germanLabels } from './labels/german.js';
export { isQuestion } from './labels/isQuestion.js';
export { italianLabels } from './labels/italian.js';
export type { LabelGroup, Labels, PartialLabels } from './labels/labels.js';
export { spanishLabels } from './labels/spanish.js';
export { withoutEnd } from './labels/withoutEnd.js';

// Foundations
export { findMatch } from './foundations/fold-text/findMatch.js';
export { foldText } from './foundations/fold-text/foldText.js';
export { Icon, type IconName, type IconProps } from './foundations/icons/Icon.js';
export { Logo, type LogoProps } from './foundations/logo/Logo.js';
export { LogoMark, type LogoMarkProps } from './foundations/logo/LogoMark.js';
export { CredenceProvider, type CredenceProviderProps } from './foundations/provider/CredenceProvider.js';
export { Heading, type HeadingProps } from './foundations/text/Heading.js';
export { Text, type TextProps } from './foundations/text/Text.js';
export { TextLink, type TextLinkProps } from './foundations/text/TextLink.js';
export { CredenceStyles } from './foundations/theme/CredenceStyles.styles.js';
export { PageStyles } from './foundations/theme/PageStyles.styles.js';
export type { AnchorDetails } from './foundations/verbal-scale/Anchors.js';
export { type VerbalWords, wordsFor } from './foundations/verbal-scale/verbalScale.js';

// What is passed along with a change
export type { ChosenDetails, InteractionDetails } from './foundations/interaction/interactionDetails.js';

// Controls
export { Button, type ButtonProps } from './controls/button/Button.js';
export {
  FilterToggle,
  type FilterToggleDetails,
  type FilterToggleProps,
} from './controls/filter-toggle/FilterToggle.js';
export { IconButton, type IconButtonProps } from './controls/icon-button/IconButton.js';
export {
  SegmentedControl,
  type SegmentedControlDetails,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from './controls/segmented-control/SegmentedControl.js';
export type { RadioDetails } from './foundations/fields/useRadioChoice.js';
export { Switch, type SwitchDetails, type SwitchProps } from './controls/switch/Switch.js';

// Forms
export {
  ChoiceField,
  type ChoiceFieldDetails,
  type ChoiceFieldOption,
  type ChoiceFieldProps,
} from './forms/choice-field/ChoiceField.js';
export { Combobox, type ComboboxProps } from './forms/combobox/Combobox.js';
export type { ComboboxDetails } from './forms/combobox/useChoice.js';
export { FileDrop, type FileDropDetails, type FileDropProps } from './forms/file-drop/FileDrop.js';
export { type FieldControl, type FieldTexts, FormField, type FormFieldProps } from './forms/form-field/FormField.js';
export {
  LikertItem,
  type LikertItemDetails,
  type LikertItemProps,
  type LikertValue,
} from './forms/likert-item/LikertItem.js';
export { OpenText, type OpenTextProps } from './forms/open-text/OpenText.js';
export { PasswordField, type PasswordFieldProps } from './forms/password-field/PasswordField.js';
export { SearchField, type SearchFieldDetails, type SearchFieldProps } from './forms/search-field/SearchField.js';
export { SelectField, type SelectFieldProps } from './forms/select-field/SelectField.js';
export { TextField, type TextFieldProps } from './forms/text-field/TextField.js';

// Feedback
export { Alert, type AlertProps } from './feedback/alert/Alert.js';
export type { Tone } from './feedback/alert/tone.js';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog/ConfirmDialog.js';
export { Dialog, type DialogDetails, type DialogProps } from './feedback/dialog/Dialog.js';
export type { LayerEvents } from './foundations/layers/layerEvents.js';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state/EmptyState.js';
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './feedback/error-summary/ErrorSummary.js';
export { NoticeModal, type NoticeModalProps } from './feedback/notice-modal/NoticeModal.js';
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar/ProgressBar.js';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-bar/ProgressRing.js';
export { Skeleton, type SkeletonProps } from './feedback/skeleton/Skeleton.js';
export { Spinner, type SpinnerProps } from './feedback/spinner/Spinner.js';
export { StatusBadge, type StatusBadgeProps } from './feedback/status-badge/StatusBadge.js';
export { TimeLeft, type TimeLeftProps } from './feedback/time-left/TimeLeft.js';

// Data
export type { DataTableColumn, DataTableOrder, RowStatus, SortValue } from './data/data-table/column.js';
export { DataTable, type DataTableProps, type SortDetails } from './data/data-table/DataTable.js';
export type { DataTableActions } from './data/data-table/useTableActions.js';
export type { RowFilter } from './data/data-table/filterRows.js';
export { RowActions, type RowActionsProps } from './data/data-table/RowActions.js';
export type { Sort } from './data/data-table/sort.js';
export { Pagination, type PaginationDetails, type PaginationProps } from './data/pagination/Pagination.js';
export { type PaginationItem, paginationItems } from './data/pagination/paginationItems.js';

// Charts
export { BarChart, type BarChartProps } from './charts/bar-chart/BarChart.js';
export { CptHeatmap, type CptHeatmapProps } from './charts/cpt-heatmap/CptHeatmap.js';
export type { CptHeatmapDetails } from './charts/cpt-heatmap/cptHeatmapDetails.js';
export type { CptParent, CptState } from './charts/cpt-heatmap/cptTable.js';
export { ChartFrame, type ChartFrameProps } from './charts/chart-frame/ChartFrame.js';
export { LineChart, type LineChartProps } from './charts/line-chart/LineChart.js';
export { estimateNodeWidth, NODE_HEIGHT } from './charts/network-map/mapGeometry.js';
export type { MapEdge, MapFollowDetails, MapNode, MapNodeDetails } from './charts/network-map/mapNode.js';
export { NetworkMap, type NetworkMapProps } from './charts/network-map/NetworkMap.js';
export { TornadoChart, type TornadoChartProps } from './charts/tornado-chart/TornadoChart.js';
export type { TornadoBar } from './charts/tornado-chart/tornadoBar.js';
export { type ChartRow, type ChartSeries, type ChartTable, tableOf } from './charts/plot/chartData.js';

// Navigation
export { Avatar, type AvatarProps } from './navigation/avatar/Avatar.js';
export { Footer, FooterLink, type FooterLinkProps, type FooterProps } from './navigation/page/Footer.js';
export { Frame, type FrameProps } from './navigation/page/Frame.js';
export { Page, type PageProps } from './navigation/page/Page.js';
export { PageHead, type PageHeadProps } from './navigation/page/PageHead.js';
export { SkipLink, type SkipLinkProps } from './navigation/page/SkipLink.js';
export { type TabPanel, Tabs, type TabsDetails, type TabsProps } from './navigation/tabs/Tabs.js';
export { TopBar, type TopBarProps } from './navigation/top-bar/TopBar.js';
export { TopBarLink, type TopBarLinkProps } from './navigation/top-bar/TopBarLink.js';
export { UserMenu, UserMenuItem, type UserMenuItemProps, type UserMenuProps } from './navigation/top-bar/UserMenu.js';
export {
  UserMenuChoice,
  type UserMenuChoiceDetails,
  type UserMenuChoiceOption,
  type UserMenuChoiceProps,
} from './navigation/top-bar/UserMenuChoice.js';
export { type ThemeChoice, UserMenuTheme, type UserMenuThemeProps } from './navigation/top-bar/UserMenuTheme.js';

// Elicitation
export type { ProbabilityValues } from './elicitation/answers/answerHistory.js';
export type { SumMode, ValuesChangeDetails } from './elicitation/answers/answers.js';
export { type BalancedMove, balanceValues, canBalance } from './elicitation/answers/balanceValues.js';
export type { ChangeDetails, ChangeReason } from './elicitation/answers/changeDetails.js';
export { percentOf, type Share, type ShareValues } from './elicitation/answers/share.js';
export type { ShownRowsProps } from './elicitation/answers/resolveRows.js';
export {
  type AnswerRows,
  type DecodableAnswer,
  decodeAnswer,
  type EncodedAnswer,
  encodeAnswer,
  type ResolvedAnswer,
  resolveAnswer,
} from './elicitation/answers/resolveAnswer.js';
export type { Standing } from './elicitation/answers/wholeAnswer.js';
export { type AnswerHistory, useAnswerHistory } from './elicitation/answers/useAnswerHistory.js';
export { useDockHeight } from './elicitation/dock/useDockHeight.js';
export {
  type Certainty,
  type CertaintyDetails,
  CertaintyField,
  type CertaintyFieldProps,
} from './elicitation/certainty-field/CertaintyField.js';
export { CombinationEditor } from './elicitation/combination-editor/CombinationEditor.js';
export type { CombinationEditorProps } from './elicitation/combination-editor/editorProps.js';
export type {
  Combination,
  CombinationEdits,
  CombinationRemarks,
  CombinationRows,
  Selection,
} from './elicitation/combination-editor/combinationEditorReducer.js';
export { isCombinationEdits } from './elicitation/combination-editor/combinationEdits.js';
export type {
  CombinationCoverage,
  CombinationError,
  CombinationFinding,
  CombinationQuestion,
  CombinationsChangeDetails,
  EditorNode,
} from './elicitation/combination-editor/editorTypes.js';
export {
  type Condition,
  ConditionsPanel,
  type ConditionsPanelProps,
} from './elicitation/conditions-panel/ConditionsPanel.js';
export type { CoverageCell } from './elicitation/coverage-strip/coverageRuns.js';
export { CoverageStrip, type CoverageStripProps } from './elicitation/coverage-strip/CoverageStrip.js';
export { DistributionBars, type DistributionBarsProps } from './elicitation/distribution-bars/DistributionBars.js';
export { HumanIconScale, type HumanIconScaleProps } from './elicitation/human-icon-scale/HumanIconScale.js';
export { filledIcons } from './elicitation/icon-array/filledIcons.js';
export { IconArray, type IconArrayProps } from './elicitation/icon-array/IconArray.js';
export { ProbabilityQuestion } from './elicitation/probability-question/ProbabilityQuestion.js';
export type {
  ProbabilityQuestionProps,
  ExactProbabilityQuestionProps,
  ShownProbabilityQuestionProps,
  AnyProbabilityQuestionProps,
} from './elicitation/probability-question/questionProps.js';
export {
  ProbabilitySlider,
  type ProbabilitySliderProps,
  type ExactProbabilitySliderProps,
  type ShownProbabilitySliderProps,
  type AnyProbabilitySliderProps,
} from './elicitation/probability-slider/ProbabilitySlider.js';
export {
  type Probability,
  type ProbabilityOptions,
  useProbability,
} from './elicitation/probability-slider/state/useProbability.js';
export {
  SliderRoot,
  type SliderRootProps,
  type SliderSettings,
} from './elicitation/probability-slider/root/SliderRoot.js';
export { SliderQuestion, type SliderQuestionProps } from './elicitation/probability-slider/question/SliderQuestion.js';
export {
  SliderAnswer,
  type SliderAnswerProps,
  SliderKeep,
  type SliderKeepProps,
} from './elicitation/probability-slider/answer/SliderAnswer.js';
export { exactShares } from './elicitation/probability-slider/fine-line/exactShares.js';
export type {
  ExactScale,
  MisfitKind,
  ReadTyped,
  UnreadShare,
} from './elicitation/probability-slider/typing/readTyped.js';
export { SliderSteps, type SliderStepsProps } from './elicitation/probability-slider/steps/SliderSteps.js';
export { SliderNumber, type SliderNumberProps } from './elicitation/probability-slider/number/SliderNumber.js';
export { SliderMisfit, type SliderMisfitProps } from './elicitation/probability-slider/number/SliderMisfit.js';
export { SliderScale, type SliderScaleProps } from './elicitation/probability-slider/scale/SliderScale.js';
export { SliderPeople, type SliderPeopleProps } from './elicitation/probability-slider/people/SliderPeople.js';
export { SliderRail, type SliderRailProps } from './elicitation/probability-slider/rail/SliderRail.js';
export { SliderWords, type SliderWordsProps } from './elicitation/probability-slider/words/SliderWords.js';
export {
  SliderFineLine,
  type SliderFineLineProps,
  SliderFineOffer,
  type SliderFineOfferProps,
} from './elicitation/probability-slider/fine-line/SliderFineLine.js';
export type { LocksDetails } from './elicitation/probability-question/useLocks.js';
export type { ProbabilityQuestionActions } from './elicitation/probability-question/useQuestionActions.js';
export { QuestionExits, type QuestionExitsProps } from './elicitation/question-exits/QuestionExits.js';
export { BackLink, type BackLinkProps } from './elicitation/question-layout/BackLink.js';
export {
  QuestionLayout,
  type QuestionLayoutProps,
} from './elicitation/question-layout/QuestionLayout.js';
export type { QuestionProgress } from './elicitation/question-layout/HowFar.js';
export { ShareBar, type ShareBarProps } from './elicitation/share-bar/ShareBar.js';
export {
  StoredShares,
  type StoredSharesProps,
  type ExactStoredSharesProps,
  type ShownStoredSharesProps,
  type AnyStoredSharesProps,
} from './elicitation/share-bar/StoredShares.js';
export { SumMeter, type SumMeterProps } from './elicitation/sum-meter/SumMeter.js';
