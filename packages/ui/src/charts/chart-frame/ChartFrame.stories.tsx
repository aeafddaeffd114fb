import { expect, spyOn, waitFor } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { BarChart } from '../bar-chart/BarChart.js';
import { tableOf } from '../plot/chartData.js';
import { ChartFrame } from './ChartFrame.js';
import { chartFrameDocs } from './ChartFrame.docs.js';

const categories = Array.from({ length: 8 }, (_, index) => `${String(index * 3).padStart(2, '0')}:00`);
const series = [
  { name: 'logins', values: [2, 1, 9, 31, 24, 19, 27, null] },
  { name: 'logouts', values: [5, 1, 2, 14, 26, 17, 29, 21] },
];
const title = 'Logins peak between 09:00 and 12:00, logouts between 18:00 and 21:00';

const meta = preview.meta({
  title: 'Charts/Chart frame',
  component: ChartFrame,
  args: {
    title,
    measure: 'Login and logout times, last 7 days',
    legend: ['logins', 'logouts'],
    table: tableOf({ head: 'Hour', categories, series }),
    children: <BarChart label={title} categories={categories} series={series} />,
  },
  parameters: { guide: chartFrameDocs },
});

/** Intercepts the files handed to the browser, so that nothing is downloaded. */
function catchFiles() {
  const files: { readonly name: string; readonly content: Blob }[] = [];
  let newest = new Blob();
  const addresses = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    newest = file as Blob;
    return 'blob:story';
  });
  const clicks = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: newest });
  });
  const stop = () => {
    addresses.mockRestore();
    clicks.mockRestore();
  };
  return { files, stop };
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    // The values are available to screen readers while the table is hidden.
    await expect(canvas.getByRole('table', { name: title })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: '09:00 31 14' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^21:00 .*no value 21$/u })).toBeInTheDocument();
  },
});
export const TableShownAndHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show as table', pressed: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: title })).toHaveFocus();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
export const ValuesTakenAlong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { files, stop } = catchFiles();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
      await expect(files.map(({ name }) => name)).toEqual(['login-and-logout-times-last-7-days.csv']);
      const lines = (await files[0]?.content.text())?.split('\r\n') ?? [];
      await expect(lines[0]).toBe('Hour,logins,logouts');
      await expect(lines[4]).toBe('09:00,31,14');
      await expect(lines[8]).toBe('21:00,,21');
    } finally {
      stop();
    }
  },
});
export const PictureTakenAlong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { files, stop } = catchFiles();
    try {
      const chart = canvas.getByRole('application');
      const drawing = chart.querySelector('[data-slot="drawing"]') as SVGSVGElement;
      // Once the chart has measured its place.
      await waitFor(() => expect(drawing.clientWidth).toBe(chart.clientWidth));
      await userEvent.click(canvas.getByRole('button', { name: 'Download PNG' }));
      // Painting and encoding a picture takes a while when many tests run at once.
      await waitFor(() => expect(files).toHaveLength(1));
      await expect(files[0]?.name).toBe('login-and-logout-times-last-7-days.png');
      const picture = await createImageBitmap(files[0]?.content ?? new Blob());
      await expect(picture.width).toBeGreaterThan(drawing.getBoundingClientRect().width);
      await expect(picture.height).toBeGreaterThan(drawing.getBoundingClientRect().height);
    } finally {
      stop();
    }
  },
});
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show as table' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '31' })).toBeVisible();
  },
});
export const TwoMeasures = meta.story({
  args: { legend: [], measure: ['Questionnaire average scores, 1 to 5', 'Complexity: lower is better'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questionnaire average scores, 1 to 5')).toBeVisible();
    await expect(canvas.getByText('Complexity: lower is better')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: title })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});
/** R-1027: each chart has a text for when it has no data. */
export const Empty = meta.story({
  args: {
    title: 'Login and logout times',
    emptyText: 'No login/logout data available',
    table: { columns: [], rows: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No login/logout data available')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
export const LongTitle = meta.story({
  args: { title: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
