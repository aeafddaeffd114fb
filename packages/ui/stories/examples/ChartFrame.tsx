import { BarChart, ChartFrame, tableOf } from '@credence/ui';

const categories = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [{ name: 'Answers', values: [12, 30, 24, 41, 18] }];

export default function Example() {
  return (
    <ChartFrame title="Most answers came on Thursday" table={tableOf({ head: 'Day', categories, series })}>
      <BarChart label="Answers by day" categories={categories} series={series} />
    </ChartFrame>
  );
}
