import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { paginationDocs } from './Pagination.docs.js';
import { Pagination, type PaginationProps } from './Pagination.js';

const onPageChange = fn();
const onPageSizeChange = fn();

function Paged({ page: first = 1, pageSize: size = 15, total = 14 }: Partial<PaginationProps>) {
  const [page, setPage] = useState(first);
  const [pageSize, setPageSize] = useState(size);
  return (
    <Pagination
      total={total}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        onPageChange(next);
        setPage(next);
      }}
      onPageSizeChange={(next) => {
        onPageSizeChange(next);
        setPageSize(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/Pagination',
  component: Paged,
  parameters: { guide: paginationDocs, documents: { Pagination } },
});

//
export const OnePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 14 of 14')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const Nothing = meta.story({ args: { total: 0 } });
// R-1518
export const InTheMiddle = meta.story({
  args: { total: 300, page: 10 },
  play: async ({ canvas, canvasElement }) => {
    const row = [...canvasElement.querySelectorAll('ol > li')].slice(1, -1).map((item) => item.textContent);
    await expect(row).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '20']);
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
  },
});
//
export const Turned = meta.story({
  args: { total: 300 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 20' }));
    await expect(canvas.getByText('286 to 300 of 300')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 20' })).toHaveAttribute('aria-current', 'page');
  },
});
// An arrow keeps the focus when it reaches the end.
export const TurnedToTheEndByKeys = meta.story({
  args: { total: 30 },
  play: async ({ canvas, userEvent }) => {
    onPageChange.mockClear();
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(onPageChange).toHaveBeenCalledOnce();
    await expect(next).toHaveFocus();
  },
});
// R-1516, R-1517
export const SizeChosen = meta.story({
  args: { total: 300 },
  play: async ({ canvas, userEvent }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(sizes).toHaveValue('15');
    await expect([...sizes.querySelectorAll('option')].map((option) => option.value)).toEqual(['10', '15', '20', '25']);
    await userEvent.selectOptions(sizes, '25');
    await expect(onPageSizeChange).toHaveBeenLastCalledWith(25);
  },
});
export const LongRow = meta.story({
  args: { total: 9_999_999, page: 333_333 },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
