import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { statements, week } from './dashboard.fixtures.js';
import { ActivityTimesPanel } from './ActivityTimesPanel.js';
import { CombinationsPanel } from './CombinationsPanel.js';
import { LoginTimesPanel } from './LoginTimesPanel.js';
import { NodeSizePanel } from './NodeSizePanel.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';

const show = (element: ReactElement) => render(<CredenceProvider>{element}</CredenceProvider>);
const title = () => page.getByRole('heading').element().textContent;
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const drawn = (marks: string) =>
  [...document.querySelectorAll(marks)].map((mark) => Number(mark.getAttribute('data-value')));

test('logins and logouts are bars for each three hours (R-1012)', async () => {
  await show(<LoginTimesPanel logins={week.logins} logouts={week.logouts} period="week" />);
  expect(drawn('[data-slot="bars"] > *')).toEqual([...week.logins, ...week.logouts]);
  expect(cells().map(([name]) => name)).toEqual([
    '00:00',
    '03:00',
    '06:00',
    '09:00',
    '12:00',
    '15:00',
    '18:00',
    '21:00',
  ]);
  await expect.element(page.getByText('Login and logout times, last 7 days')).toBeVisible();
});

test('activities are bars for each hour, the busiest one in front (R-1013)', async () => {
  await show(
    <ActivityTimesPanel
      activityTimes={[
        { hour: 20, count: 41 },
        { hour: 9, count: 38 },
      ]}
    />,
  );
  expect(title()).toBe('The busiest hour is 20:00');
  expect(cells()).toHaveLength(24);
  expect(cells()[20]).toEqual(['20:00', '41']);
  expect(document.querySelector('[data-largest]')?.getAttribute('data-value')).toBe('41');
});

test('two hours that are alike are no peak', async () => {
  await show(
    <ActivityTimesPanel
      activityTimes={[
        { hour: 20, count: 5 },
        { hour: 9, count: 5 },
      ]}
    />,
  );
  expect(title()).toBe('No clear peak');
});

test('the sizes of node are bars with their numbers (R-1014)', async () => {
  await show(<NodeSizePanel nodePreferences={week.nodePreferences} />);
  expect(title()).toBe('Small nodes are worked on most');
  expect(cells()).toEqual([
    ['small', '46'],
    ['medium', '29'],
    ['large', '12'],
  ]);
});

describe('combinations per node', () => {
  test('are bars by the names of the nodes, the largest first (R-1015)', async () => {
    await show(<CombinationsPanel combinations={week.combinations} />);
    expect(title()).toBe('On average 1.4 to 3.8 combinations decide a node');
    expect(cells().map(([name]) => name)).toEqual([
      'Tumour extent',
      'Lymph nodes',
      'Overall stage',
      'CT of the neck',
      'Stridor',
    ]);
  });

  test('two nodes may have one name', async () => {
    const twins = ['a', 'b'].map((nodeId) => ({ nodeId, name: 'Metastasis', average: 2 }));
    await show(<CombinationsPanel combinations={twins} />);
    expect(drawn('[data-slot="bars"] > *')).toEqual([2, 2]);
    expect(title()).toBe('On average 2 combinations decide a node');
  });

  test('of many nodes the largest twenty are drawn, and all where somebody asks', async () => {
    const many = Array.from({ length: 57 }, (_, index) => ({ nodeId: `n${index}`, average: index / 10 + 1 }));
    await show(<CombinationsPanel combinations={many} />);
    expect(cells()).toHaveLength(20);
    await expect.element(page.getByText('the largest 20 of 57')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 57' }).click();
    expect(cells()).toHaveLength(57);
    expect(drawn('[data-slot="bars"] > *')).toHaveLength(57);
    // The text is about all nodes, however many are drawn.
    expect(title()).toBe('On average 1 to 6.6 combinations decide a node');
  });
});

describe('the questionnaire', () => {
  test('is a line through the seven scores on an axis from 0 to 5 (R-1016, R-1017, R-1515)', async () => {
    await show(<QuestionnairePanel statements={statements} scores={week.scores} answerCount={27} />);
    expect(drawn('circle')).toEqual([4.2, 1.9, 1.6, 3.9, 4.1, 3.4, 4.4]);
    const axis = [...document.querySelectorAll('[data-slot="ticks"] text')].map((tick) => tick.textContent);
    expect(axis).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(cells().map(([name]) => name)).toEqual(statements.map(({ label }) => label));
  });

  test('says of which statements lower is better', async () => {
    await show(<QuestionnairePanel statements={statements} scores={week.scores} />);
    await expect.element(page.getByText('System complexity and Technical support need: lower is better')).toBeVisible();
  });

  test.each([
    [4, /^Questionnaire$/],
    [5, /^Least agreed: Technical support need \(1\.6, n = 5\)$/],
  ])('R-3672: of %i answers it says how many they are, and names statements from five on', async (count, said) => {
    await show(<QuestionnairePanel statements={statements} scores={week.scores} answerCount={count} />);
    expect(title()).toMatch(said);
    await expect.element(page.getByText(new RegExp(`${count} answers`))).toBeVisible();
    expect(cells()[0]).toEqual(['System usability', '4.2', String(count)]);
  });

  test('a statement without a score is a gap', async () => {
    await show(<QuestionnairePanel statements={statements} scores={{ '1': 4, '3': 2, '7': 5 }} />);
    expect(drawn('circle')).toEqual([4, 2, 5]);
    expect(cells()[1]).toEqual(['System complexity', '–no value']);
  });
});

test.each([
  ['No login/logout data available', 'R-1449', <LoginTimesPanel key="" logins={[0, 0]} logouts={[]} />],
  ['No activity time data available', 'R-1450', <ActivityTimesPanel key="" activityTimes={[]} />],
  [
    'No node size preference data available',
    'R-1451',
    <NodeSizePanel key="" nodePreferences={{ small: 0, medium: 0, large: 0 }} />,
  ],
  ['No combination selection data available', 'R-1452', <CombinationsPanel key="" combinations={[]} />],
  ['No questionnaire data available', 'R-1453', <QuestionnairePanel key="" statements={statements} scores={{}} />],
])('"%s" stands in place of a chart without data (R-1027, %s)', async (text, _, panel) => {
  await show(panel);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(page.getByRole('application').elements()).toEqual([]);
});

test('while it loads a panel says so and not that there is no data (R-1025)', async () => {
  await show(<NodeSizePanel loading />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
  expect(title()).toBe('Node size preference');
  expect(page.getByText('No node size preference data available').elements()).toEqual([]);
});
