import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Actions } from './DataTable.styles.js';

export type RowActionsProps = ComponentPropsWithoutRef<'div'>;

/** What can be done with a row, and its state, in one line at the end of it. */
export const RowActions = forwardRef<HTMLDivElement, RowActionsProps>(function RowActions(props, ref) {
  return <Actions ref={ref} data-credence="row-actions" {...props} />;
});
