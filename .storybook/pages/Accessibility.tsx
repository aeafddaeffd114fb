import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Part, Sheet } from './Sheet.js';

/** What we promise, how it is tested, and what is not covered. */
export function Accessibility() {
  return (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2, level AA, is what every component is built to. Here is how that is tested, and what is not."
    >
      <Part title="Tested on every change, in Chromium">
        <Table
          name="Tested on every change"
          heads={['What', 'How']}
          rows={[
            [
              'Names, roles, states, contrast of text',
              'axe on every story, in light and in dark; one finding fails the run',
            ],
            ['Keyboard', 'plays and tests press the keys of each guide and look where the focus is'],
            ['Touch', 'real touch events: scrolling across a slider changes nothing, a tap and a drag do'],
            [
              'Screen reader on a phone',
              'what it does to a range is done to ours: setting its value and firing input and change',
            ],
            ['Forced colours', 'pictures of stories with `forced-colors: active`'],
            ['Right to left', 'stories with `dir="rtl"`, and keys that turn round'],
            ['Reduced motion', 'durations are 0; nothing moves on its own'],
            ['Zoom and narrow pages', '320 pixels of width, without scrolling sideways but in named regions'],
            ['Contrast of the tokens', 'measured from the style sheet for every pair, see Colour'],
          ]}
        />
      </Part>
      <Part title="Not tested">
        <Table
          name="Not tested"
          heads={['What', 'Why it matters']}
          rows={[
            [
              'NVDA, JAWS, VoiceOver, TalkBack',
              'What they say is derived from the accessibility tree, not heard. Each guide says what is meant to be said.',
            ],
            [
              'Safari and Firefox',
              'Only what their documentation and support tables promise is used; nobody has looked.',
            ],
            ['Real phones and tablets', 'Touch is emulated.'],
            ['Switches, voice control, magnifiers', 'They build on what is tested, and were not tried.'],
            ['People with disabilities', 'No study yet.'],
          ]}
        />
        <p>
          Tell us what you find: a report with the browser and the aid that was used is worth more than any of the
          above.
        </p>
      </Part>
      <Part title="What was decided for people">
        <p>Each answer can be given without dragging: by number, by word, by step, by key.</p>
        <p>A state is never told by colour alone. Charts have a table of the same figures.</p>
        <p>
          Nothing runs out: no message that has to be read leaves by itself, and a notice waits for pointer and focus.
        </p>
      </Part>
    </Sheet>
  );
}
