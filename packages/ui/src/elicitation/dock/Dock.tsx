import { type ReactNode, useEffect, useRef } from 'react';
import { bringInSight } from '../../foundations/interaction/bringInSight.js';
import { Bar } from './Dock.styles.js';

/**
 * The bar at the bottom of the window, the last child of its root. It sets on that root how much it
 * covers (`--credence-dock-height`), so that anything focused there stops above it (`clearOfDock`), a field
 * including its label and message.
 */
export function Dock({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current?.parentElement ? keepClear(bar.current, bar.current.parentElement) : undefined), []);
  return (
    <Bar ref={bar} data-slot="dock">
      {children}
    </Bar>
  );
}

/** The largest part of the window's height that it may cover; a taller one scrolls with the page. */
const HIGHEST = 0.4;

function keepClear(bar: HTMLElement, root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const measure = () => {
    const wasTall = bar.hasAttribute('data-tall');
    const isTall = bar.offsetHeight > window.innerHeight * HIGHEST;
    bar.toggleAttribute('data-tall', isTall);
    // Whoever has just pressed something in it would lose it out of sight.
    if (isTall && !wasTall && bar.contains(bar.ownerDocument.activeElement)) bar.scrollIntoView({ block: 'nearest' });
    const covers = getComputedStyle(bar).position === 'sticky';
    root.style.setProperty('--credence-dock-height', `${covers ? bar.offsetHeight : 0}px`);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  window.addEventListener('resize', measure, { signal });

  const onFocus = ({ target }: Event) => {
    // Not during a press: a button that moves away from the pointer gets no click. The click comes after.
    if (!(target instanceof Element) || bar.contains(target) || target.matches(':active')) return;
    if (target.matches(':read-write, [type="radio"]')) bringInSight(target);
    if (target.getBoundingClientRect().bottom > bar.getBoundingClientRect().top) bringFrameInSight(target, root);
  };
  // Also covers a text area resized by its corner.
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':read-write')) bringInSight(target);
  };
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('click', onClick, { signal });

  return () => {
    listening.abort();
    observer.disconnect();
    root.style.removeProperty('--credence-dock-height');
  };
}

/** Browsers scroll a nested scroll container only until its edge is visible: behind the dock. */
function bringFrameInSight(target: Element, root: Element): void {
  for (let around = target.parentElement; around && around !== root; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'auto') around.scrollIntoView({ block: 'nearest' });
  }
}
