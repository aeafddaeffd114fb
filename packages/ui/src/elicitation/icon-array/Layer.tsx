import { cloneElement, memo, type ReactElement, type ReactNode, useId } from 'react';
import { figure, type Grid, linesOf } from './places.js';

/** The kit's own figure: head, shoulders, arms and legs. */
const person = (
  <path d="M5 .1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM3.4 5.6h3.2a2.3 2.3 0 0 1 2.3 2.3v4.3a.9.9 0 0 1-1.8 0v6.75a.95.95 0 0 1-1.9 0v-5.9a.2.2 0 0 0-.4 0v5.9a.95.95 0 0 1-1.9 0V12.2a.9.9 0 0 1-1.8 0V7.9a2.3 2.3 0 0 1 2.3-2.3z" />
);

interface LayerProps extends Grid {
  /** The layer, still empty. */
  drawn: ReactElement;
  /** The first of its people, and the first who is not. */
  from: number;
  to: number;
  /** Replaces the figure of a person. */
  icon: ReactNode;
}

/**
 * People who look alike. Their figure is in the page once: it is the marker of a line whose points are their feet, so a
 * move only writes points.
 */
export const Layer = memo(function Layer({ drawn, from, to, columns, rows, icon }: LayerProps) {
  const id = useId();
  if (from >= to) return null;
  return cloneElement(
    drawn,
    undefined,
    <>
      <marker
        id={id}
        markerUnits="userSpaceOnUse"
        markerWidth={figure.width}
        markerHeight={figure.height}
        refX={figure.width / 2}
        refY={figure.height}
        overflow="visible"
      >
        {icon ? <g>{icon}</g> : person}
      </marker>
      {linesOf({ columns, rows }, from, to).map((points, place) => (
        <polyline key={place} points={points} fill="none" stroke="none" markerMid={`url(#${id})`} />
      ))}
    </>,
  );
});
