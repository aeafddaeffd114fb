import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Action, Body, Root, Title } from './EmptyState.styles.js';

/** @since 0.1.0 */
export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** What to do about it, as a button or link. */
  action?: ReactNode;
}

/**
 * Says that there is nothing yet, why (children), and what to do.
 * @since 0.1.0
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, action, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-credence="empty-state" {...rest}>
      <Title data-slot="title">{title}</Title>
      {children ? <Body data-slot="body">{children}</Body> : null}
      {action ? <Action data-slot="action">{action}</Action> : null}
    </Root>
  );
});
