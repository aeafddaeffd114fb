import { CptHeatmap } from '@credence/ui';

export default function Example() {
  return (
    <CptHeatmap
      label="Stage"
      parents={[{ label: 'Smoking', states: ['no', 'yes'] }]}
      states={[{ label: 'early' }, { label: 'late' }]}
      values={[90, 10, 60, 40]}
    />
  );
}
