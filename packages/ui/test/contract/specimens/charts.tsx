import { BarChart, ChartFrame, CptHeatmap, LineChart, TornadoChart, tableOf } from '../../../src/index.js';
import { AccuracyCurve } from '../../../src/screens.js';
import {
  ActivityLog,
  ActivityTimesPanel,
  CombinationsPanel,
  LoginTimesPanel,
  NodeSizePanel,
  QuestionnairePanel,
} from '../../../src/screens.js';
import type { Specimen } from '../specimen.js';

const categories = ['Mon', 'Tue'];
const series = [{ name: 'Logins', values: [3, 4] }];
const table = tableOf({ head: 'Day', categories, series });

/** Charts of figures. */
export const charts = {
  AccuracyCurve: {
    kind: 'plain',
    render: (props) => (
      <AccuracyCurve
        label="Within 3 points"
        name="what matters most"
        points={[
          { questions: 0, value: 18 },
          { questions: 40, value: 3 },
        ]}
        now={0}
        {...props}
      />
    ),
  },
  ActivityLog: {
    kind: 'plain',
    render: (props) => (
      <ActivityLog
        activities={[{ timestamp: '2026-11-20T09:30:00Z', user: 'ada@example.org', type: 'login', details: '{}' }]}
        timeZone="UTC"
        {...props}
      />
    ),
  },
  ActivityTimesPanel: {
    kind: 'plain',
    render: (props) => <ActivityTimesPanel activityTimes={[{ hour: 9, count: 4 }]} {...props} />,
  },
  BarChart: {
    kind: 'plain',
    render: (props) => <BarChart label="Logins" categories={categories} series={series} {...props} />,
  },
  ChartFrame: {
    kind: 'plain',
    render: (props) => (
      <ChartFrame title="More on Tuesday" table={table} {...props}>
        <BarChart label="Logins" categories={categories} series={series} />
      </ChartFrame>
    ),
  },
  CombinationsPanel: {
    kind: 'plain',
    render: (props) => <CombinationsPanel combinations={[{ nodeId: 'n1', name: 'Stage', average: 2 }]} {...props} />,
  },
  CptHeatmap: {
    kind: 'plain',
    render: (props) => (
      <CptHeatmap
        label="Stage"
        parents={[{ label: 'Smoking', states: ['no', 'yes'] }]}
        states={[{ label: 'early' }, { label: 'late' }]}
        values={[90, 10, 60, 40]}
        {...props}
      />
    ),
  },
  LineChart: {
    kind: 'plain',
    render: (props) => <LineChart label="Logins" categories={categories} series={series} {...props} />,
  },
  LoginTimesPanel: { kind: 'plain', render: (props) => <LoginTimesPanel logins={[1, 2]} logouts={[1]} {...props} /> },
  NodeSizePanel: {
    kind: 'plain',
    render: (props) => <NodeSizePanel nodePreferences={{ small: 3, medium: 2, large: 1 }} {...props} />,
  },
  QuestionnairePanel: {
    kind: 'plain',
    render: (props) => (
      <QuestionnairePanel statements={[{ id: 'easy', label: 'It was easy' }]} scores={{ easy: 4 }} {...props} />
    ),
  },
  TornadoChart: {
    kind: 'plain',
    render: (props) => (
      <TornadoChart label="Stage" bars={[{ label: 'T4: heavy', low: 20, high: 29 }]} value={24} {...props} />
    ),
  },
} satisfies Record<string, Specimen>;
