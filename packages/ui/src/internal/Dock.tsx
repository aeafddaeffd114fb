import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bringInSight } from './bringInSight.js';
import { Bar } from './Dock.styles.js';
import { scrollContainer } from './scrollContainer.js';

/**
 * The bar at the bottom of the window, after what it belongs to. Whatever takes the focus there is scrolled above the
 * bar, a field with its label and its message.
 */
export function Dock({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current ? keepClear(bar.current) : undefined), []);
  return (
    <Bar ref={bar} data-slot="dock">
      {children}
    </Bar>
  );
}

/** Makes the browser scroll as though the window ended where the bar begins. */
function keepClear(bar: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { style } = scrollContainer(bar);
  const before = style.scrollPaddingBlockEnd;
  const measure = () => {
    const covers = getComputedStyle(bar).position === 'sticky';
    style.scrollPaddingBlockEnd = covers ? `${bar.getBoundingClientRect().height}px` : before;
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  window.addEventListener('resize', measure, { signal });

  // Not while it is pressed: what moves below the pointer is not clicked. The click comes after.
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':is(:read-write, [type="radio"]):not(:active)')) {
      bringInSight(target);
    }
  };
  // Also where its corner was pulled.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':read-write')) bringInSight(target);
  };
  bar.parentElement?.addEventListener('focusin', onFocus, { signal });
  bar.parentElement?.addEventListener('click', onClick, { signal });

  return () => {
    listening.abort();
    observer.disconnect();
    style.scrollPaddingBlockEnd = before;
  };
}
