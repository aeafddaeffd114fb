import { allTokens } from '../../packages/ui/stories/docs/tokenSheet.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Specimen } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const named = (start: string) => allTokens.filter(({ name }) => name.startsWith(`--credence-${start}`));
const sizes = named('text-').toReversed();
const serif = ['3xl', '2xl', 'xl', 'lg'];

/** The two typefaces and their sizes. */
export function Type() {
  return (
    <Sheet title="Type" lead="A serif for what is asked and answered, a sans serif for everything that operates.">
      <Part title="Sizes">
        <div>
          {sizes.map(({ name, value, note }) => (
            <Specimen key={name}>
              <small>
                <code>{name}</code> {value} · {note}
              </small>
              <span
                style={{
                  fontSize: `var(${name})`,
                  fontFamily: serif.some((size) => name.endsWith(`-${size}`))
                    ? 'var(--credence-font-title)'
                    : 'var(--credence-font-text)',
                }}
              >
                How likely is it that Stridor is: present?
              </span>
            </Specimen>
          ))}
        </div>
      </Part>
      <Part title="Typefaces">
        <Table
          name="Typefaces"
          heads={['Variable', 'Value']}
          rows={named('font-').map(({ name, value }) => [`\`${name}\``, value])}
        />
        <p>
          Both are files of the package (<code>@credence/ui/fonts.css</code>), with metrics of their stand-ins matched,
          so that nothing jumps. Without them the system’s own are used.
        </p>
      </Part>
      <Part title="Figures">
        <p>
          Tabular and lining everywhere, so that numbers below each other can be compared. The percent sign stands after
          a space. Sentence case, never capitals.
        </p>
      </Part>
    </Sheet>
  );
}
