import {
  accuracyCurveLabels,
  activityLogLabels,
  alertLabels,
  barChartLabels,
  buttonLabels,
  certaintyFieldLabels,
  chartFrameLabels,
  chartLabels,
  combinationEditorLabels,
  comboboxLabels,
  conditionsPanelLabels,
  confirmDialogLabels,
  coverageStripLabels,
  cptHeatmapLabels,
  dashboardPanelsLabels,
  dataTableLabels,
  dialogLabels,
  distributionBarsLabels,
  errorSummaryLabels,
  fileDropLabels,
  formFieldLabels,
  humanIconScaleLabels,
  iconArrayLabels,
  laterLabels,
  likertItemLabels,
  lineChartLabels,
  manyStatesLabels,
  networkMapLabels,
  openTextLabels,
  pageLabels,
  paginationLabels,
  passwordFieldLabels,
  probabilityQuestionLabels,
  probabilitySliderLabels,
  progressBarLabels,
  questionExitsLabels,
  questionLayoutLabels,
  searchFieldLabels,
  shareBarLabels,
  shareDialogLabels,
  spinnerLabels,
  sumMeterLabels,
  textFieldLabels,
  timeLeftLabels,
  topBarLabels,
  tornadoChartLabels,
  verbalScaleLabels,
} from './english.js';
import { comparedPeopleLabels } from './englishComparedPeople.js';
import { fineLineLabels } from './englishFineLine.js';
import { typedNumberLabels } from './englishTypedNumber.js';

/**
 * Every string of the kit, in English.
 * @since 0.1.0
 */
export const englishLabels = {
  /** The language that these words are in, as a BCP 47 tag. Numbers, dates and sorting follow it. */
  locale: 'en',
  verbalScale: verbalScaleLabels,
  button: buttonLabels,
  formField: formFieldLabels,
  textField: textFieldLabels,
  passwordField: passwordFieldLabels,
  searchField: searchFieldLabels,
  combobox: comboboxLabels,
  fileDrop: fileDropLabels,
  likertItem: likertItemLabels,
  openText: openTextLabels,
  alert: alertLabels,
  dialog: dialogLabels,
  confirmDialog: confirmDialogLabels,
  errorSummary: errorSummaryLabels,
  progressBar: progressBarLabels,
  spinner: spinnerLabels,
  later: laterLabels,
  timeLeft: timeLeftLabels,
  /**
   * Of ShareDialog, a piece of our own screens.
   * @experimental
   */
  shareDialog: shareDialogLabels,
  dataTable: dataTableLabels,
  pagination: paginationLabels,
  /**
   * Of ActivityLog, a piece of our own screens.
   * @experimental
   */
  activityLog: activityLogLabels,
  chart: chartLabels,
  chartFrame: chartFrameLabels,
  barChart: barChartLabels,
  lineChart: lineChartLabels,
  tornadoChart: tornadoChartLabels,
  /**
   * Of AccuracyCurve, a piece of our own screens.
   * @experimental
   */
  accuracyCurve: accuracyCurveLabels,
  cptHeatmap: cptHeatmapLabels,
  /**
   * Of the panels of the dashboard, a piece of our own screens.
   * @experimental
   */
  dashboardPanels: dashboardPanelsLabels,
  networkMap: networkMapLabels,
  page: pageLabels,
  topBar: topBarLabels,
  iconArray: { ...iconArrayLabels, ...comparedPeopleLabels },
  humanIconScale: humanIconScaleLabels,
  probabilitySlider: { ...probabilitySliderLabels, ...typedNumberLabels },
  fineLine: fineLineLabels,
  shareBar: shareBarLabels,
  manyStates: manyStatesLabels,
  probabilityQuestion: probabilityQuestionLabels,
  distributionBars: distributionBarsLabels,
  sumMeter: sumMeterLabels,
  questionExits: questionExitsLabels,
  certaintyField: certaintyFieldLabels,
  conditionsPanel: conditionsPanelLabels,
  questionLayout: questionLayoutLabels,
  combinationEditor: combinationEditorLabels,
  coverageStrip: coverageStripLabels,
};
