import { valueIn } from '../../packages/ui/stories/docs/readTokens.js';
import { allTokens } from '../../packages/ui/stories/docs/tokenSheet.js';
import { MeasuredPairs } from './MeasuredPairs.js';
import { Grid, Swatch } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const isColour = ({ value }: { value: string }) => valueIn('light', value) !== value || value.startsWith('color-mix');
const colours = allTokens.filter(isColour);

/** Every colour of the kit with both its values, and the contrast of those used together. */
export function Colour() {
  const groups = [...new Set(colours.map(({ group }) => group))];
  return (
    <Sheet
      title="Colour"
      lead="Paper and ink, and one accent that means “I chose this” and “go on”. A state is always a sign, a word and a colour."
    >
      <Part title="Contrast, measured">
        <p>
          Read back from the samples below as your browser draws them, in both schemes whatever the toolbar says. Text
          needs 4.5, what only has to be seen needs 3.
        </p>
        <MeasuredPairs />
      </Part>
      {groups.map((group) => (
        <Part key={group} title={group.charAt(0).toUpperCase() + group.slice(1)}>
          <Grid>
            {colours
              .filter((token) => token.group === group)
              .map(({ name, value, note }) => (
                <Swatch key={name}>
                  <div aria-hidden="true">
                    <span style={{ colorScheme: 'light', background: value }} />
                    <span style={{ colorScheme: 'dark', background: value }} />
                  </div>
                  <div>
                    <code>{name}</code>
                    <small>
                      {[...new Set([valueIn('light', value), valueIn('dark', value)])].join(' · ')}
                      {note && ` · ${note}`}
                    </small>
                  </div>
                </Swatch>
              ))}
          </Grid>
        </Part>
      ))}
    </Sheet>
  );
}
