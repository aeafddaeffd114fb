import { buttonLabelsDe } from '../controls/button/button.labels.de.js';
import { alertLabelsDe } from '../feedback/alert/alert.labels.de.js';
import { confirmDialogLabelsDe } from '../feedback/confirm-dialog/confirmDialog.labels.de.js';
import { dialogLabelsDe } from '../feedback/dialog/dialog.labels.de.js';
import { pageLabelsDe } from '../navigation/page/page.labels.de.js';
import { progressBarLabelsDe } from '../feedback/progress-bar/progressBar.labels.de.js';
import { spinnerLabelsDe } from '../feedback/spinner/spinner.labels.de.js';
import { topBarLabelsDe } from '../navigation/top-bar/topBar.labels.de.js';
import { textFieldLabelsDe } from '../forms/text-field/textField.labels.de.js';
import { passwordFieldLabelsDe } from '../forms/password-field/passwordField.labels.de.js';
import { searchFieldLabelsDe } from '../forms/search-field/searchField.labels.de.js';
import { formFieldLabelsDe } from '../forms/form-field/formField.labels.de.js';
import { likertItemLabelsDe } from '../forms/likert-item/likertItem.labels.de.js';
import { openTextLabelsDe } from '../forms/open-text/openText.labels.de.js';
import { errorSummaryLabelsDe } from '../feedback/error-summary/errorSummary.labels.de.js';
import { shareDialogLabelsDe } from '../feedback/share-dialog/shareDialog.labels.de.js';
import { timeLeftLabelsDe } from '../feedback/time-left/timeLeft.labels.de.js';
import { comboboxLabelsDe } from '../forms/combobox/combobox.labels.de.js';
import { fileDropLabelsDe } from '../forms/file-drop/fileDrop.labels.de.js';
import { dataTableLabelsDe } from '../data/data-table/dataTable.labels.de.js';
import { paginationLabelsDe } from '../data/pagination/pagination.labels.de.js';
import { coverageStripLabelsDe } from '../elicitation/coverage-strip/coverageStrip.labels.de.js';
import { combinationEditorLabelsDe } from '../elicitation/combination-editor/combinationEditor.labels.de.js';
import { networkMapLabelsDe } from '../charts/network-map/networkMap.labels.de.js';
import { verbalScaleLabelsDe } from '../foundations/verbal-scale/verbalScale.labels.de.js';
import { iconArrayLabelsDe } from '../elicitation/icon-array/iconArray.labels.de.js';
import { humanIconScaleLabelsDe } from '../elicitation/human-icon-scale/humanIconScale.labels.de.js';
import { probabilitySliderLabelsDe } from '../elicitation/probability-slider/probabilitySlider.labels.de.js';
import { shareBarLabelsDe } from '../elicitation/share-bar/shareBar.labels.de.js';
import { manyStatesLabelsDe } from '../elicitation/many-states/manyStates.labels.de.js';
import { stateListLabelsDe } from '../elicitation/state-list/stateList.labels.de.js';
import { probabilityQuestionLabelsDe } from '../elicitation/probability-question/probabilityQuestion.labels.de.js';
import { distributionBarsLabelsDe } from '../elicitation/distribution-bars/distributionBars.labels.de.js';
import { sumMeterLabelsDe } from '../elicitation/sum-meter/sumMeter.labels.de.js';
import { certaintyFieldLabelsDe } from '../elicitation/certainty-field/certaintyField.labels.de.js';
import { conditionsPanelLabelsDe } from '../elicitation/conditions-panel/conditionsPanel.labels.de.js';
import { questionLayoutLabelsDe } from '../elicitation/question-layout/questionLayout.labels.de.js';
import { chartLabelsDe } from '../charts/plot/chart.labels.de.js';
import { chartFrameLabelsDe } from '../charts/chart-frame/chartFrame.labels.de.js';
import { barChartLabelsDe } from '../charts/bar-chart/barChart.labels.de.js';
import { lineChartLabelsDe } from '../charts/line-chart/lineChart.labels.de.js';
import { dashboardPanelsLabelsDe } from '../charts/dashboard-panels/dashboardPanels.labels.de.js';
import { activityLogLabelsDe } from '../data/activity-log/activityLog.labels.de.js';
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
