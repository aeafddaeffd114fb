import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Actions } from './DataTable.styles.js';

/** @since 0.1.0 */
export type RowActionsProps = ComponentPropsWithoutRef<'div'>;

/**
 * The actions and status of a row, on one line at its end.
 * @since 0.1.0
 */
export const RowActions = forwardRef<HTMLDivElement, RowActionsProps>(function RowActions(props, ref) {
  return <Actions ref={ref} data-credence="row-actions" {...props} />;
});
