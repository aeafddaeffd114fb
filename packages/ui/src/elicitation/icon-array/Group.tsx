import { memo, type ReactNode } from 'react';

/** The kit's own figure: head, shoulders, arms and legs in a box of 10 × 20. */
const person = (
  <path d="M5 .1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM3.4 5.6h3.2a2.3 2.3 0 0 1 2.3 2.3v4.3a.9.9 0 0 1-1.8 0v6.75a.95.95 0 0 1-1.9 0v-5.9a.2.2 0 0 0-.4 0v5.9a.95.95 0 0 1-1.9 0V12.2a.9.9 0 0 1-1.8 0V7.9a2.3 2.3 0 0 1 2.3-2.3z" />
);

/** People per group: few, so that a move redraws little, and even, so that they pair up in two rows. */
export const groupSize = 10;

interface GroupProps {
  /** How many of the group are filled. */
  filled: number;
  /** How many of it are filled in the comparison value. */
  compared: number;
  /** Replaces the figure of a person. */
  icon: ReactNode;
}

/** Ten of the people. Renders again only if one of them changes, and then updates only that one in the DOM. */
export const Group = memo(function Group({ filled, compared, icon }: GroupProps) {
  const changeOf = (index: number) => {
    if (index < filled) return index >= compared ? 'more' : undefined;
    return index < compared ? 'less' : undefined;
  };
  return (
    <span>
      {Array.from({ length: groupSize }, (_, index) => (
        <svg
          key={index}
          data-slot="person"
          data-on={index < filled ? '' : undefined}
          data-change={changeOf(index)}
          viewBox="0 0 10 20"
          aria-hidden="true"
          focusable="false"
        >
          {icon ?? person}
        </svg>
      ))}
    </span>
  );
});
