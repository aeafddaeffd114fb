import { IconSvg } from '../../foundations/icons/Icon.styles.js';

/** Signs that only studies need: every question would carry what is among the kit's icons. */
const signPaths = {
  mail: 'M2.5 4h11v8h-11zM2.5 4.5 8 9l5.5-4.5',
  person: 'M8 7.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM3.5 13.5c.3-2.6 2-4 4.5-4s4.2 1.4 4.5 4',
} as const;

/** A sign beside a word, drawn as the kit's icons are; never announced. */
export function StudySign({ name }: { name: keyof typeof signPaths }) {
  return (
    <IconSvg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={signPaths[name]} />
    </IconSvg>
  );
}
