import { Tabs } from '@credence/ui';

export default function Example() {
  return (
    <Tabs
      label="Views"
      panels={[
        { value: 'list', label: 'List', content: 'Three nodes' },
        { value: 'map', label: 'Map', content: 'A drawing of them' },
      ]}
    />
  );
}
