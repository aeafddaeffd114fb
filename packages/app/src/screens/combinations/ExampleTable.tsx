import type { NetworkNode } from '@credence/api-client';
import { Fragment } from 'react';
import { useText } from '../../ground/text/useText.js';
import type { Example } from './exampleFor.js';
import { AskedCell, ColumnName, DecidedRow, RowName, Table } from './PlainWords.styles.js';

export interface ExampleTableProps {
  parents: NonNullable<NetworkNode['parents']>;
  example: Example;
}

/** With more states of a parent the picture would be larger than what it explains. */
const MOST = 5;

/** The questions of the first two parents as a picture: those of the example are one answer. */
export function ExampleTable({ parents, example }: ExampleTableProps) {
  const { combinations, common } = useText();
  const { plain: text } = combinations;
  const [down, across] = parents;
  if (!down || !across || down.vars.length > MOST || across.vars.length > MOST) return null;
  const numbers = new Intl.NumberFormat(common.locale);
  const shown = (name: string) => name.replaceAll('_', ' ');
  const first = (parent: typeof down, index: number) => (index === 0 ? `${parent.display_name}: ` : '');
  return (
    <Table
      role="img"
      aria-label={text.picture(numbers.format(example.decides), numbers.format(example.total))}
      style={{ '--app-columns': across.vars.length }}
    >
      <span />
      {across.vars.map((name, index) => (
        <ColumnName key={name}>{first(across, index) + shown(name)}</ColumnName>
      ))}
      {down.vars.map((name, row) => (
        <Fragment key={name}>
          <RowName data-decided={row === example.index ? '' : undefined}>{first(down, row) + shown(name)}</RowName>
          {row === example.index ? (
            <DecidedRow>{text.oneAnswer}</DecidedRow>
          ) : (
            across.vars.map((each) => <AskedCell key={each}>{text.asked}</AskedCell>)
          )}
        </Fragment>
      ))}
    </Table>
  );
}
