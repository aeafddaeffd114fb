import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  ConditionsPanel,
  CredenceProvider,
  DataTable,
  PageStyles,
  QuestionLayout,
  Tabs,
  TopBar,
} from '../../src/index.js';
import { TopBarLink } from '../../src/index.js';

afterEach(() => page.viewport(1024, 768));

const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').map(parseFloat);

function question() {
  const conditions = <ConditionsPanel conditions={[{ name: 'T stage', value: 'T3' }]} />;
  return (
    <QuestionLayout title="Metastasis" conditions={conditions} onContinue={() => {}}>
      <p>How probable is it?</p>
    </QuestionLayout>
  );
}
const columns = () => columnsOf(document.querySelector('[data-credence="conditions-panel"]')?.parentElement as Element);

/** What changes at each of the five widths of the specification, on the page as it is below and from there on. */
const changes = [
  {
    id: 'R-1528',
    width: 576,
    what: 'the rows of a table, cards on a phone, line up in columns',
    shows: (
      <DataTable
        caption="Nodes"
        rows={['Age']}
        columns={[{ id: 'name', header: 'Name', cell: String }]}
        getRowKey={String}
      />
    ),
    read: () => getComputedStyle(document.querySelector('tbody tr') as Element).display === 'table-row',
  },
  {
    id: 'R-1529',
    width: 768,
    what: 'the links stand in the top bar instead of behind a button',
    shows: (
      <TopBar logo="Credence">
        <TopBarLink href="#networks">Networks</TopBarLink>
      </TopBar>
    ),
    read: () => document.querySelector('a[href="#networks"]')?.checkVisibility() === true,
  },
  {
    id: 'R-1530',
    width: 992,
    what: 'the conditions stand beside the question',
    shows: question(),
    read: () => columns().length === 2,
  },
  {
    id: 'R-1531',
    width: 1200,
    what: 'two panels stand side by side instead of behind tabs',
    shows: (
      <Tabs
        label="Views"
        sideBySide
        panels={[
          { value: 'list', label: 'List', content: 'Age' },
          { value: 'map', label: 'Map', content: 'A map' },
        ]}
      />
    ),
    read: () => document.querySelector('[role="tablist"]')?.checkVisibility() === false,
  },
  {
    id: 'R-1532',
    width: 1400,
    what: 'the conditions get more room',
    shows: question(),
    read: () => columns()[0] === 240,
  },
];

test.each(changes)('$id: from $width px on $what', async ({ width, shows, read }) => {
  await page.viewport(width - 1, 800);
  await render(
    <CredenceProvider>
      <PageStyles />
      {shows}
    </CredenceProvider>,
  );
  await expect.poll(read).toBe(false);
  await page.viewport(width, 800);
  await expect.poll(read).toBe(true);
});
