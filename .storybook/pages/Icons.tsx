import * as drawings from '../../packages/ui/src/foundations/icons/drawings.js';
import { Icon, type IconName } from '../../packages/ui/src/foundations/icons/Icon.js';
import { Grid, IconCell } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const names = Object.keys(drawings) as IconName[];

/** Every icon with its name in code. */
export function Icons() {
  return (
    <Sheet title="Icons" lead="Lines of one width, as large as the text beside them, and never without a word.">
      <Part title={`All ${names.length}`}>
        <Grid>
          {names.map((name) => (
            <IconCell key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </IconCell>
          ))}
        </Grid>
        <pre>
          <code>{'<Icon name="check" />'}</code>
        </pre>
      </Part>
      <Part title="Rules">
        <p>
          An icon is hidden from screen readers: the word beside it speaks. Where only an icon fits, IconButton asks for
          the word. Icons that point along the line of reading turn round from right to left.
        </p>
      </Part>
    </Sheet>
  );
}
