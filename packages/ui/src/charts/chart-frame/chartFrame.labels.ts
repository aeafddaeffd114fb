/** What stands around charts. */
export const chartFrameLabels = {
  /** Shows the values as a table below the chart, and hides it again. */
  asTable: 'Show as table',
  /** Saves the values as a file for spreadsheets. */
  csv: 'Download CSV',
  /** Saves the chart as a picture. */
  png: 'Download PNG',
  /** In a cell that has no value. */
  noValue: 'no value',
  /** Where there is nothing to draw and nothing else is said. */
  empty: 'No data available',
  /** Spoken while the values are fetched. */
  loading: 'Loading...',
};
