import { type ReactNode, useRef } from 'react';
import { Panel } from './Tabs.styles.js';
import { useTabStop } from './useTabStop.js';

interface OnePanelProps {
  id: string;
  isOpen: boolean;
  /** Id of its tab; undefined if there is none. */
  labelledBy: string | undefined;
  children: ReactNode;
}

/** One panel of the tabs, open or not. */
export function OnePanel({ id, isOpen, labelledBy, children }: OnePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isStop = useTabStop(panel);
  return (
    <Panel
      ref={panel}
      id={id}
      data-slot="panel"
      data-state={isOpen ? 'active' : 'inactive'}
      tabIndex={labelledBy && isStop ? 0 : -1}
      role={labelledBy && 'tabpanel'}
      aria-labelledby={labelledBy}
    >
      {children}
    </Panel>
  );
}
