import { NetworkMap } from '@credence/ui';

export default function Example() {
  return (
    <NetworkMap
      nodes={[
        { id: 'a', label: 'Smoking', x: 60, y: 20, status: 'done' },
        { id: 'b', label: 'Stage', x: 60, y: 120, status: 'progress', percent: 40 },
      ]}
      edges={[['a', 'b']]}
      current="b"
    />
  );
}
