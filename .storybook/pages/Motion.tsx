import { allTokens } from '../../packages/ui/stories/docs/tokenSheet.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Track } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const motion = allTokens.filter(({ name }) => /-(fast|move|ease)$/.test(name));

/** How long animations take, and what never moves. */
export function Motion() {
  return (
    <Sheet title="Motion" lead="The thumb and the people follow the finger; nothing moves on its own.">
      <Part title="Durations">
        <Table
          name="Durations"
          heads={['Variable', 'Value']}
          rows={motion.map(({ name, value }) => [`\`${name}\``, value])}
        />
        {['fast', 'move'].map((name) => (
          // Focusable by keyboard, because focus starts the movement.
          <Track key={name} role="img" aria-label={`A dot that moves as long as ${name} says`} tabIndex={0}>
            <i style={{ transitionDuration: `var(--credence-${name})` }} />
          </Track>
        ))}
        <p>Point at a line, or give it the focus.</p>
      </Part>
      <Part title="Reduced motion">
        <p>
          Both durations are 0 under <code>prefers-reduced-motion: reduce</code>; spinners and skeletons stand still,
          and their words say that something is being fetched.
        </p>
      </Part>
      <Part title="What never moves">
        <p>
          The thumb and the people while they are dragged, pages when they open, and rows when a list is sorted. Notices
          that leave by themselves wait while the pointer or the focus is on them.
        </p>
      </Part>
    </Sheet>
  );
}
