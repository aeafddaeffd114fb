import { allTokens } from '../../packages/ui/stories/docs/tokenSheet.js';
import { TableFrame } from '../../packages/ui/stories/docs/docs.styles.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Length } from './pages.styles.js';
import { Part, Sheet } from './Sheet.js';

const steps = allTokens.filter(({ name }) => /^--credence-\d+$/.test(name));
const others = allTokens.filter(({ name }) => /-(gutter|max|control|thumb|rail|radius\S*|measure)$/.test(name));

/** The spacing steps, and the sizes that controls share. */
export function Spacing() {
  return (
    <Sheet title="Spacing" lead="Hairlines and space instead of boxes, on a grid of four pixels.">
      <Part title="Steps">
        <TableFrame role="region" aria-label="Steps" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Variable</th>
                <th scope="col">Value</th>
                <th scope="col">Length</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    {value} ({Number.parseFloat(value) * 16} px)
                  </td>
                  <td>
                    <Length aria-hidden="true" style={{ inlineSize: `var(${name})` }} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </Part>
      <Part title="Controls, radii and the page">
        <Table
          name="Controls, radii and the page"
          heads={['Variable', 'Value', 'For']}
          rows={others.map(({ name, value, note }) => [`\`${name}\``, value, note])}
        />
      </Part>
      <Part title="Breakpoints">
        <Table
          name="Breakpoints"
          heads={['From', 'What changes']}
          rows={[
            [
              '0',
              'One column. Tables are lists of cards, people stand in two rows, conditions are one scrolling line.',
            ],
            ['576 px', 'Tables are tables, people stand in one row.'],
            ['768 px', 'Navigation in the top bar, the word beside the question.'],
            ['992 px', 'Conditions are a column on the left, pages have columns.'],
            ['1200 px', 'The combination editor has two columns; a network’s table stands beside its picture.'],
            ['1400 px', 'The page stops growing at 1320 px.'],
          ]}
        />
      </Part>
    </Sheet>
  );
}
