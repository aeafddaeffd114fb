import { buttonLabels } from '../controls/button/button.labels.js';
import { alertLabels } from '../feedback/alert/alert.labels.js';
import { confirmDialogLabels } from '../feedback/confirm-dialog/confirmDialog.labels.js';
import { dialogLabels } from '../feedback/dialog/dialog.labels.js';
import { pageLabels } from '../navigation/page/page.labels.js';
import { progressBarLabels } from '../feedback/progress-bar/progressBar.labels.js';
import { spinnerLabels } from '../feedback/spinner/spinner.labels.js';
import { topBarLabels } from '../navigation/top-bar/topBar.labels.js';
import { textFieldLabels } from '../forms/text-field/textField.labels.js';
import { passwordFieldLabels } from '../forms/password-field/passwordField.labels.js';
import { searchFieldLabels } from '../forms/search-field/searchField.labels.js';
import { formFieldLabels } from '../forms/form-field/formField.labels.js';
import { likertItemLabels } from '../forms/likert-item/likertItem.labels.js';
import { openTextLabels } from '../forms/open-text/openText.labels.js';
import { errorSummaryLabels } from '../feedback/error-summary/errorSummary.labels.js';
import { shareDialogLabels } from '../feedback/share-dialog/shareDialog.labels.js';
import { timeLeftLabels } from '../feedback/time-left/timeLeft.labels.js';
import { comboboxLabels } from '../forms/combobox/combobox.labels.js';
import { fileDropLabels } from '../forms/file-drop/fileDrop.labels.js';
import { dataTableLabels } from '../data/data-table/dataTable.labels.js';
import { paginationLabels } from '../data/pagination/pagination.labels.js';
import { coverageStripLabels } from '../elicitation/coverage-strip/coverageStrip.labels.js';
import { combinationEditorLabels } from '../elicitation/combination-editor/combinationEditor.labels.js';
import { networkMapLabels } from '../charts/network-map/networkMap.labels.js';
import { verbalScaleLabels } from '../foundations/verbal-scale/verbalScale.labels.js';
import { iconArrayLabels } from '../elicitation/icon-array/iconArray.labels.js';
import { humanIconScaleLabels } from '../elicitation/human-icon-scale/humanIconScale.labels.js';
import { probabilitySliderLabels } from '../elicitation/probability-slider/probabilitySlider.labels.js';
import { shareBarLabels } from '../elicitation/share-bar/shareBar.labels.js';
import { manyStatesLabels } from '../elicitation/many-states/manyStates.labels.js';
import { stateListLabels } from '../elicitation/state-list/stateList.labels.js';
import { probabilityQuestionLabels } from '../elicitation/probability-question/probabilityQuestion.labels.js';
import { distributionBarsLabels } from '../elicitation/distribution-bars/distributionBars.labels.js';
import { sumMeterLabels } from '../elicitation/sum-meter/sumMeter.labels.js';
import { certaintyFieldLabels } from '../elicitation/certainty-field/certaintyField.labels.js';
import { conditionsPanelLabels } from '../elicitation/conditions-panel/conditionsPanel.labels.js';
import { questionLayoutLabels } from '../elicitation/question-layout/questionLayout.labels.js';
import { chartLabels } from '../charts/plot/chart.labels.js';
import { chartFrameLabels } from '../charts/chart-frame/chartFrame.labels.js';
import { barChartLabels } from '../charts/bar-chart/barChart.labels.js';
import { lineChartLabels } from '../charts/line-chart/lineChart.labels.js';
import { dashboardPanelsLabels } from '../charts/dashboard-panels/dashboardPanels.labels.js';
import { activityLogLabels } from '../data/activity-log/activityLog.labels.js';

/** Every string of the kit, in English. Each component keeps its own beside it. */
export const englishLabels = {
  button: buttonLabels,
  alert: alertLabels,
  confirmDialog: confirmDialogLabels,
  dialog: dialogLabels,
  page: pageLabels,
  progressBar: progressBarLabels,
  spinner: spinnerLabels,
  topBar: topBarLabels,
  textField: textFieldLabels,
  passwordField: passwordFieldLabels,
  searchField: searchFieldLabels,
  errorSummary: errorSummaryLabels,
  shareDialog: shareDialogLabels,
  timeLeft: timeLeftLabels,
  formField: formFieldLabels,
  likertItem: likertItemLabels,
  openText: openTextLabels,
  combobox: comboboxLabels,
  fileDrop: fileDropLabels,
  dataTable: dataTableLabels,
  pagination: paginationLabels,
  coverageStrip: coverageStripLabels,
  combinationEditor: combinationEditorLabels,
  verbalScale: verbalScaleLabels,
  iconArray: iconArrayLabels,
  humanIconScale: humanIconScaleLabels,
  probabilitySlider: probabilitySliderLabels,
  shareBar: shareBarLabels,
  manyStates: manyStatesLabels,
  stateList: stateListLabels,
  probabilityQuestion: probabilityQuestionLabels,
  distributionBars: distributionBarsLabels,
  sumMeter: sumMeterLabels,
  certaintyField: certaintyFieldLabels,
  conditionsPanel: conditionsPanelLabels,
  questionLayout: questionLayoutLabels,
  networkMap: networkMapLabels,
  chart: chartLabels,
  chartFrame: chartFrameLabels,
  barChart: barChartLabels,
  lineChart: lineChartLabels,
  dashboardPanels: dashboardPanelsLabels,
  activityLog: activityLogLabels,
};

/** All strings of the kit. Replace any of them through `CredenceProvider`. */
export type Labels = typeof englishLabels;

/** A part of the labels: what is left out stays English. */
export type PartialLabels = { [Group in keyof Labels]?: Partial<Labels[Group]> };
