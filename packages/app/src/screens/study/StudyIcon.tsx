import { Drawing } from './StudyIcon.styles.js';

/** Drawings that only studies need, in a box of 16 × 16 as the kit's. */
const paths = {
  mail: 'M2.5 4h11v8h-11zM2.5 4.5 8 9l5.5-4.5',
  person: 'M8 7.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM3.5 13.5c.3-2.6 2-4 4.5-4s4.2 1.4 4.5 4',
};

/** An icon that only studies need. Always with a word; never announced. */
export function StudyIcon({ name }: { name: keyof typeof paths }) {
  return (
    <Drawing viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </Drawing>
  );
}
