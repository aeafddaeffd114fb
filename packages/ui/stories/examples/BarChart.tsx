import { BarChart } from '@credence/ui';

const categories = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [{ name: 'Answers', values: [12, 30, 24, 41, 18] }];

export default function Example() {
  return <BarChart label="Answers by day" categories={categories} series={series} />;
}
