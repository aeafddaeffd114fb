import { type Ref, type RefObject, useImperativeHandle } from 'react';

/**
 * What a page can ask of a table and have it do, to keep the focus in place when a row goes.
 * @since 0.1.0
 */
export interface DataTableActions {
  /** The place of the row that contains the element, counted from 0 on the page that is shown; -1 if none does. */
  indexOfRow: (element: Element | null) => number;
  /** Focuses the first link or button of the row at this place, or of the last row if there are fewer. Scrolls nowhere. */
  focusRow: (index: number) => void;
}

/** Offers a table's actions to its page. */
export function useTableActions(
  ref: Ref<DataTableActions> | undefined,
  body: RefObject<HTMLTableSectionElement | null>,
): void {
  useImperativeHandle(ref, () => {
    const rows = () => [...(body.current?.rows ?? [])];
    return {
      indexOfRow: (element) => rows().findIndex((row) => row.contains(element)),
      focusRow(index) {
        const all = rows();
        const row = all[index] ?? all.at(-1);
        row?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
      },
    };
  }, [body]);
}
