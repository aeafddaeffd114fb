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
  /** Called with the chosen page, if it is another than the current one. */
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
  const part = partShown({ total: givenTotal, page, pageSize });
  const { total } = part;

  return (
    <Root ref={ref} data-credence="pagination" {...rest}>
      {/* Numbers at its ends would follow the direction of the page, not that of the words between them. */}
      <span role="status" data-slot="range" dir="auto">
        {total > 0 ? texts.range(format(part.from + 1), format(part.to), format(total)) : texts.none}
      </span>
      <PageList texts={texts} part={part} format={format} onPage={setPage} />
      {onPageSizeChange ? (
        <SizeChoice texts={texts} size={part.pageSize} sizes={pageSizes} format={format} onSize={setPageSize} />
      ) : null}
    </Root>
  );
});

interface PageListProps {
  texts: typeof paginationLabels;
  part: ReturnType<typeof partShown>;
  format: (value: number) => string;
  onPage: (page: number, details: PaginationDetails) => void;
}

/** The pages near the current one, the first and the last, with an arrow at either end. */
function PageList({ texts, part: { page: current, pageCount }, format, onPage }: PageListProps) {
  const turn = (to: number) => (event: MouseEvent) => {
    // At either end the arrow does nothing, but keeps the focus it had; so does the page that is shown.
    if (to >= 1 && to <= pageCount && to !== current) onPage(to, { reason: 'press', event: event.nativeEvent });
  };
  return (
    <Nav aria-label={texts.pages}>
      <ol>
        <PageStep data-slot="previous" label={texts.previous} isEnd={current === 1} onPress={turn(current - 1)} />
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
        <PageStep data-slot="next" label={texts.next} isEnd={current === pageCount} onPress={turn(current + 1)} />
      </ol>
    </Nav>
  );
}

/** The arrow to the page before or after. */
function PageStep({
  'data-slot': slot,
  label,
  isEnd,
  onPress,
}: {
  'data-slot': 'previous' | 'next';
  label: string;
  /** True if there is no further page. */
  isEnd: boolean;
  onPress: (event: MouseEvent) => void;
}) {
  return (
    <li data-flips="">
      <PageButton
        type="button"
        data-slot={slot}
        aria-label={label}
        aria-disabled={isEnd || undefined}
        onClick={onPress}
      >
        <Glyph of={slot === 'next' ? drawings.forward : drawings.back} />
      </PageButton>
    </li>
  );
}

/** The choice of rows per page. */
function SizeChoice({
  texts,
  size,
  sizes,
  format,
  onSize,
}: {
  texts: typeof paginationLabels;
  size: number;
  sizes: readonly number[];
  format: (value: number) => string;
  onSize: (size: number, details: PaginationDetails) => void;
}) {
  // The size in force is one of the choices, or they would show another.
  const choices = [...new Set([...sizes.filter(isPageSize).map(Math.floor), size])].sort((a, b) => a - b);
  return (
    <Size>
      <select
        data-slot="size"
        aria-label={texts.size}
        value={size}
        onChange={(event) => onSize(Number(event.target.value), { reason: 'choose', event: event.nativeEvent })}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {texts.perPage(format(each))}
          </option>
        ))}
      </select>
      <Glyph of={drawings.chevronDown} />
    </Size>
  );
}
