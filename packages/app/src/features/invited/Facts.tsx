import type { ReactNode } from 'react';
import { Root } from './Facts.styles.js';

interface FactsProps {
  /** True in a narrow column at any width of the window. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** What an invitation comes to, a line each. */
export function Facts({ isNarrow = false, children }: FactsProps) {
  return <Root data-narrow={isNarrow ? '' : undefined}>{children}</Root>;
}

/** One line: what it is about, the fact, and more about it in small. */
export function Fact({ term, hint, children }: { term: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{children}</span>
        {hint ? <span>{hint}</span> : null}
      </dd>
    </div>
  );
}
