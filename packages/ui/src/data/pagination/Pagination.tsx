import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { paginationLabels } from '../../labels/english.js';
import { Gap, Nav, PageButton, Root, Size } from './Pagination.styles.js';
import { paginationItems } from './paginationItems.js';
import { isPageSize, partShown, usualPageSize } from './partShown.js';

/**
 * Describes a change of page or page size: a button was pressed or a size chosen.
 * @since 0.1.0
 */
export type PaginationDetails = InteractionDetails<'press' | 'choose'>;

/** @since 0.1.0 */
export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The total number of rows. */
  total: number;
  /** The current page, from 1, when controlled. Any number: a page that does not exist shows the nearest that does. */
  page?: number | undefined;
  /**
   * The initial page, when uncontrolled.
   * @default 1
   */
  defaultPage?: number | undefined;
  /** Called with the chosen page. */
  onPageChange?: ((page: number, details: PaginationDetails) => void) | undefined;
  /** The number of rows per page, when controlled. `Infinity` shows all on one page. */
  pageSize?: number | undefined;
  /**
   * The initial number of rows per page, when uncontrolled.
   * @default 15
   */
  defaultPageSize?: number | undefined;
  /** Called with the chosen number of rows. If omitted, there is no choice. */
  onPageSizeChange?: ((pageSize: number, details: PaginationDetails) => void) | undefined;
  /**
   * The choices of rows per page.
   * @default [10, 15, 20, 25]
   */
  pageSizes?: readonly number[] | undefined;
}

const defaultSizes = [10, 15, 20, 25];

/**
 * Shows which part of a list is visible, and pages through it.
 * @since 0.1.0
 */
export const Pagination = forwardRef<HTMLDivElement, PaginationProps>(function Pagination(
  {
    total: givenTotal,
    page: givenPage,
    defaultPage = 1,
    onPageChange,
    pageSize: givenSize,
    defaultPageSize = usualPageSize,
    onPageSizeChange,
    pageSizes = defaultSizes,
    ...rest
  },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ pagination: paginationLabels });
  const texts = labels.pagination;
  const numbers = new Intl.NumberFormat(locale);
  const format = (value: number) => numbers.format(value);
  const [page, setPage] = useControllableState<number, PaginationDetails>({
    value: givenPage,
    defaultValue: defaultPage,
    onChange: onPageChange,
  });
  const [pageSize, setPageSize] = useControllableState<number, PaginationDetails>({
    value: givenSize,
    defaultValue: defaultPageSize,
    onChange: onPageSizeChange,
  });
  const turn = (to: number) => (event: MouseEvent) => {
    // At either end the arrow does nothing, but keeps the focus it had.
    if (to >= 1 && to <= pageCount) setPage(to, { reason: 'press', event: event.nativeEvent });
  };
  const {
    total,
    page: current,
    pageSize: size,
    pageCount,
    from,
    to,
  } = partShown({ total: givenTotal, page, pageSize });
  // The size in force is one of the choices, or they would show another.
  const sizes = [...new Set([...pageSizes.filter(isPageSize).map(Math.floor), size])].sort((a, b) => a - b);

  return (
    <Root ref={ref} data-credence="pagination" {...rest}>
      <span role="status" data-slot="range">
        {total > 0 ? texts.range(format(from + 1), format(to), format(total)) : texts.none}
      </span>
      <Nav aria-label={texts.pages}>
        <ol>
          <li data-flips="">
            <PageButton
              type="button"
              data-slot="previous"
              aria-label={texts.previous}
              aria-disabled={current === 1 || undefined}
              onClick={turn(current - 1)}
            >
              <Glyph of={drawings.back} />
            </PageButton>
          </li>
          {paginationItems({ page: current, pageCount }).map((item, index, all) =>
            item.kind === 'gap' ? (
              <li key={`gap-${item.from}`}>
                <Gap aria-hidden="true" data-slot="gap">
                  …
                </Gap>
              </li>
            ) : (
              <li
                key={item.page}
                // Next to a gap, which replaces it if there is no room.
                data-far={
                  Math.abs(item.page - current) === 2 &&
                  [all[index - 1], all[index + 1]].some((near) => near?.kind === 'gap')
                    ? ''
                    : undefined
                }
              >
                <PageButton
                  type="button"
                  data-slot="page"
                  aria-label={texts.page(format(item.page))}
                  aria-current={item.current ? 'page' : undefined}
                  onClick={turn(item.page)}
                >
                  {format(item.page)}
                </PageButton>
              </li>
            ),
          )}
          <li data-flips="">
            <PageButton
              type="button"
              data-slot="next"
              aria-label={texts.next}
              aria-disabled={current === pageCount || undefined}
              onClick={turn(current + 1)}
            >
              <Glyph of={drawings.forward} />
            </PageButton>
          </li>
        </ol>
      </Nav>
      {onPageSizeChange ? (
        <Size>
          <select
            data-slot="size"
            aria-label={texts.size}
            value={size}
            onChange={(event) =>
              setPageSize(Number(event.target.value), { reason: 'choose', event: event.nativeEvent })
            }
          >
            {sizes.map((each) => (
              <option key={each} value={each}>
                {texts.perPage(format(each))}
              </option>
            ))}
          </select>
          <Glyph of={drawings.chevronDown} />
        </Size>
      ) : null}
    </Root>
  );
});
