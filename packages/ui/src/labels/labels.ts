import { buttonLabels } from '../button/button.labels.js';
import { alertLabels } from '../alert/alert.labels.js';
import { confirmDialogLabels } from '../confirm-dialog/confirmDialog.labels.js';
import { dialogLabels } from '../dialog/dialog.labels.js';
import { pageLabels } from '../page/page.labels.js';
import { progressBarLabels } from '../progress-bar/progressBar.labels.js';
import { spinnerLabels } from '../spinner/spinner.labels.js';
import { topBarLabels } from '../top-bar/topBar.labels.js';
import { textFieldLabels } from '../text-field/textField.labels.js';
import { passwordFieldLabels } from '../password-field/passwordField.labels.js';
import { searchFieldLabels } from '../search-field/searchField.labels.js';
import { formFieldLabels } from '../form-field/formField.labels.js';
import { likertItemLabels } from '../likert-item/likertItem.labels.js';
import { openTextLabels } from '../open-text/openText.labels.js';
import { errorSummaryLabels } from '../error-summary/errorSummary.labels.js';
import { shareDialogLabels } from '../share-dialog/shareDialog.labels.js';
import { timeLeftLabels } from '../time-left/timeLeft.labels.js';
import { comboboxLabels } from '../combobox/combobox.labels.js';
import { fileDropLabels } from '../file-drop/fileDrop.labels.js';
import { dataTableLabels } from '../data-table/dataTable.labels.js';
import { paginationLabels } from '../pagination/pagination.labels.js';
import { coverageStripLabels } from '../coverage-strip/coverageStrip.labels.js';
import { combinationEditorLabels } from '../combination-editor/combinationEditor.labels.js';
import { networkMapLabels } from '../network-map/networkMap.labels.js';
import { verbalScaleLabels } from '../verbal-scale/verbalScale.labels.js';
import { iconArrayLabels } from '../icon-array/iconArray.labels.js';
import { humanIconScaleLabels } from '../human-icon-scale/humanIconScale.labels.js';
import { probabilitySliderLabels } from '../probability-slider/probabilitySlider.labels.js';
import { shareBarLabels } from '../share-bar/shareBar.labels.js';
import { manyStatesLabels } from '../many-states/manyStates.labels.js';
import { stateListLabels } from '../state-list/stateList.labels.js';
import { probabilityQuestionLabels } from '../probability-question/probabilityQuestion.labels.js';
import { distributionBarsLabels } from '../distribution-bars/distributionBars.labels.js';
import { sumMeterLabels } from '../sum-meter/sumMeter.labels.js';
import { certaintyFieldLabels } from '../certainty-field/certaintyField.labels.js';
import { conditionsPanelLabels } from '../conditions-panel/conditionsPanel.labels.js';
import { questionLayoutLabels } from '../question-layout/questionLayout.labels.js';
import { chartLabels } from '../charts/plot/chart.labels.js';
import { chartFrameLabels } from '../charts/chart-frame/chartFrame.labels.js';
import { barChartLabels } from '../charts/bar-chart/barChart.labels.js';
import { lineChartLabels } from '../charts/line-chart/lineChart.labels.js';
import { dashboardPanelsLabels } from '../dashboard-panels/dashboardPanels.labels.js';
import { activityLogLabels } from '../activity-log/activityLog.labels.js';

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
