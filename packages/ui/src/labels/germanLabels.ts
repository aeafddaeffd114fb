import { buttonLabelsDe } from '../button/button.labels.de.js';
import { alertLabelsDe } from '../alert/alert.labels.de.js';
import { confirmDialogLabelsDe } from '../confirm-dialog/confirmDialog.labels.de.js';
import { dialogLabelsDe } from '../dialog/dialog.labels.de.js';
import { pageLabelsDe } from '../page/page.labels.de.js';
import { progressBarLabelsDe } from '../progress-bar/progressBar.labels.de.js';
import { spinnerLabelsDe } from '../spinner/spinner.labels.de.js';
import { topBarLabelsDe } from '../top-bar/topBar.labels.de.js';
import { textFieldLabelsDe } from '../text-field/textField.labels.de.js';
import { passwordFieldLabelsDe } from '../password-field/passwordField.labels.de.js';
import { searchFieldLabelsDe } from '../search-field/searchField.labels.de.js';
import { formFieldLabelsDe } from '../form-field/formField.labels.de.js';
import { likertItemLabelsDe } from '../likert-item/likertItem.labels.de.js';
import { openTextLabelsDe } from '../open-text/openText.labels.de.js';
import { errorSummaryLabelsDe } from '../error-summary/errorSummary.labels.de.js';
import { shareDialogLabelsDe } from '../share-dialog/shareDialog.labels.de.js';
import { timeLeftLabelsDe } from '../time-left/timeLeft.labels.de.js';
import { comboboxLabelsDe } from '../combobox/combobox.labels.de.js';
import { fileDropLabelsDe } from '../file-drop/fileDrop.labels.de.js';
import { dataTableLabelsDe } from '../data-table/dataTable.labels.de.js';
import { paginationLabelsDe } from '../pagination/pagination.labels.de.js';
import { coverageStripLabelsDe } from '../coverage-strip/coverageStrip.labels.de.js';
import { combinationEditorLabelsDe } from '../combination-editor/combinationEditor.labels.de.js';
import { networkMapLabelsDe } from '../network-map/networkMap.labels.de.js';
import { verbalScaleLabelsDe } from '../verbal-scale/verbalScale.labels.de.js';
import { iconArrayLabelsDe } from '../icon-array/iconArray.labels.de.js';
import { humanIconScaleLabelsDe } from '../human-icon-scale/humanIconScale.labels.de.js';
import { probabilitySliderLabelsDe } from '../probability-slider/probabilitySlider.labels.de.js';
import { shareBarLabelsDe } from '../share-bar/shareBar.labels.de.js';
import { manyStatesLabelsDe } from '../many-states/manyStates.labels.de.js';
import { stateListLabelsDe } from '../state-list/stateList.labels.de.js';
import { probabilityQuestionLabelsDe } from '../probability-question/probabilityQuestion.labels.de.js';
import { distributionBarsLabelsDe } from '../distribution-bars/distributionBars.labels.de.js';
import { sumMeterLabelsDe } from '../sum-meter/sumMeter.labels.de.js';
import { certaintyFieldLabelsDe } from '../certainty-field/certaintyField.labels.de.js';
import { conditionsPanelLabelsDe } from '../conditions-panel/conditionsPanel.labels.de.js';
import { questionLayoutLabelsDe } from '../question-layout/questionLayout.labels.de.js';
import { chartLabelsDe } from '../charts/plot/chart.labels.de.js';
import { chartFrameLabelsDe } from '../charts/chart-frame/chartFrame.labels.de.js';
import { barChartLabelsDe } from '../charts/bar-chart/barChart.labels.de.js';
import { lineChartLabelsDe } from '../charts/line-chart/lineChart.labels.de.js';
import { dashboardPanelsLabelsDe } from '../dashboard-panels/dashboardPanels.labels.de.js';
import { activityLogLabelsDe } from '../activity-log/activityLog.labels.de.js';
import type { Labels } from './labels.js';

/** Every string of the kit, in German: `<CredenceProvider locale="de" labels={germanLabels}>`. */
export const germanLabels: Labels = {
  button: buttonLabelsDe,
  alert: alertLabelsDe,
  confirmDialog: confirmDialogLabelsDe,
  dialog: dialogLabelsDe,
  page: pageLabelsDe,
  progressBar: progressBarLabelsDe,
  spinner: spinnerLabelsDe,
  topBar: topBarLabelsDe,
  textField: textFieldLabelsDe,
  passwordField: passwordFieldLabelsDe,
  searchField: searchFieldLabelsDe,
  errorSummary: errorSummaryLabelsDe,
  shareDialog: shareDialogLabelsDe,
  timeLeft: timeLeftLabelsDe,
  formField: formFieldLabelsDe,
  likertItem: likertItemLabelsDe,
  openText: openTextLabelsDe,
  combobox: comboboxLabelsDe,
  fileDrop: fileDropLabelsDe,
  dataTable: dataTableLabelsDe,
  pagination: paginationLabelsDe,
  coverageStrip: coverageStripLabelsDe,
  combinationEditor: combinationEditorLabelsDe,
  verbalScale: verbalScaleLabelsDe,
  iconArray: iconArrayLabelsDe,
  humanIconScale: humanIconScaleLabelsDe,
  probabilitySlider: probabilitySliderLabelsDe,
  shareBar: shareBarLabelsDe,
  manyStates: manyStatesLabelsDe,
  stateList: stateListLabelsDe,
  probabilityQuestion: probabilityQuestionLabelsDe,
  distributionBars: distributionBarsLabelsDe,
  sumMeter: sumMeterLabelsDe,
  certaintyField: certaintyFieldLabelsDe,
  conditionsPanel: conditionsPanelLabelsDe,
  questionLayout: questionLayoutLabelsDe,
  networkMap: networkMapLabelsDe,
  chart: chartLabelsDe,
  chartFrame: chartFrameLabelsDe,
  barChart: barChartLabelsDe,
  lineChart: lineChartLabelsDe,
  dashboardPanels: dashboardPanelsLabelsDe,
  activityLog: activityLogLabelsDe,
};
