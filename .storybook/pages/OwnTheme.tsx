import { useState } from 'react';
import { Button } from '../../packages/ui/src/controls/button/Button.js';
import { Pagination } from '../../packages/ui/src/data/pagination/Pagination.js';
import { ProbabilitySlider } from '../../packages/ui/src/elicitation/probability-slider/ProbabilitySlider.js';
import { valueIn } from '../../packages/ui/stories/docs/readTokens.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { themeContrast, tooFaint } from '../../packages/ui/stories/docs/themeContrast.js';
import { allTokens } from '../../packages/ui/stories/docs/tokenSheet.js';
import { MeasuredPairs } from './MeasuredPairs.js';
import { Ground, Grid, Hex } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const schemes = ['light', 'dark'] as const;
const bases = ['paper', 'ink', 'accent', 'on-accent'] as const;
type Colours = Record<(typeof bases)[number], { light: string; dark: string }>;

/** The colours that the kit comes with, as a colour field takes them: with six digits. */
const ours = Object.fromEntries(
  bases.map((base) => {
    const value = allTokens.find(({ name }) => name === `--credence-${base}`)?.value ?? '';
    return [base, { light: valueIn('light', value), dark: valueIn('dark', value) }];
  }),
) as Colours;

const start: Colours = { ...ours, accent: { light: '#7a1f5c', dark: '#e3a6cd' } };

/** Colours to try, what they look like, and which pairs of the kit they make too faint. */
export function OwnTheme() {
  const [colours, setColours] = useState(start);
  const theme = Object.fromEntries(
    bases.map((base) => [`--credence-${base}`, `light-dark(${colours[base].light}, ${colours[base].dark})`]),
  );
  const faint = tooFaint(theme);
  const all = themeContrast(theme).filter(({ needs }) => needs !== undefined).length;

  return (
    <Sheet
      title="Your own theme"
      lead="Four colours and two typefaces, set once, wherever you like. Try yours here, and see which words would be too faint."
    >
      <Part title="Colours">
        <ColourFields colours={colours} onChange={setColours} />
        <div style={theme}>
          {schemes.map((scheme) => (
            <Ground key={scheme} data-credence-theme={scheme}>
              <ProbabilitySlider label={`How likely is a relapse? (${scheme})`} defaultValue={35} />
              <Pagination total={60} aria-label={scheme} />
              <Button variant="primary">Continue</Button>
            </Ground>
          ))}
        </div>
      </Part>
      <Part title="Too faint">
        <p role="status">
          {faint.length === 0
            ? `All ${all} pairs have the contrast they need.`
            : `${faint.length} of ${all} pairs have less contrast than they need.`}
        </p>
        {faint.length > 0 && <FaintPairs faint={faint} />}
        <p>
          Greys, states and series keep their colours. Where a paper of yours makes them too faint, set the tokens named
          here as well.
        </p>
      </Part>
      <Part title="In your style sheet">
        <pre>
          <code>{ruleOf(theme)}</code>
        </pre>
        <p>
          On <code>:root</code>, on any element, inside or outside of the provider, before or after the styles of the
          kit: it holds from there on inward, whatever <code>theme</code> or <code>data-credence-theme</code> says
          further in. People, rail, focus ring, the hover of buttons and the ground of what is chosen follow{' '}
          <code>--credence-accent</code>; each can be set on its own too. Dialogs and menus are drawn at the end of the
          page: for them set the variables on <code>:root</code>, or name your element as <code>portalContainer</code>.
          In a shadow root, set them on its host. <code>--credence-font-text</code> and{' '}
          <code>--credence-font-title</code> are the typefaces. On paper every theme is black on white.
        </p>
      </Part>
      <Part title="Measured in this browser">
        <p>The same pairs as they are drawn, greys and states included.</p>
        <div key={JSON.stringify(theme)} style={theme}>
          <MeasuredPairs />
        </div>
      </Part>
    </Sheet>
  );
}

interface ColourFieldsProps {
  colours: Colours;
  onChange: (colours: Colours) => void;
}

function ColourFields({ colours, onChange }: ColourFieldsProps) {
  return (
    <Grid>
      {bases.flatMap((base) =>
        schemes.map((scheme) => (
          <span key={`${base} ${scheme}`} role="listitem">
            <Hex>
              <input
                type="color"
                value={colours[base][scheme]}
                onChange={({ target }) =>
                  onChange({ ...colours, [base]: { ...colours[base], [scheme]: target.value } })
                }
              />
              <code>{base}</code> {scheme} {colours[base][scheme]}
            </Hex>
          </span>
        )),
      )}
    </Grid>
  );
}

function FaintPairs({ faint }: { faint: ReturnType<typeof tooFaint> }) {
  return (
    <Table
      name="Pairs that are too faint"
      heads={['Pair', 'Use', 'Scheme', 'Needs', 'Has']}
      rows={faint.map(({ above, below, use, scheme, needs, ratio }) => [
        `\`${above}\` on \`${below}\``,
        use,
        scheme,
        String(needs),
        // Rounded down: 4.499 is not 4.5.
        ratio === undefined ? 'not a colour' : (Math.floor(ratio * 100) / 100).toFixed(2),
      ])}
    />
  );
}

const ourTheme = Object.fromEntries(
  bases.map((base) => [`--credence-${base}`, `light-dark(${ours[base].light}, ${ours[base].dark})`]),
);

/** The rule that sets what differs from the kit's own colours. */
function ruleOf(theme: Record<string, string>): string {
  const changed = bases.filter((base) => theme[`--credence-${base}`] !== ourTheme[`--credence-${base}`]);
  return `:root {\n${changed.map((base) => `  --credence-${base}: ${theme[`--credence-${base}`]};`).join('\n')}\n}`;
}
