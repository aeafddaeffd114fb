import { CombinationsPanel } from '@credence/ui/screens';

export default function Example() {
  return (
    <CombinationsPanel
      combinations={[
        { nodeId: 'stage', name: 'Stage', average: 2.5 },
        { nodeId: 'extent', name: 'Tumour extent', average: 4 },
      ]}
    />
  );
}
