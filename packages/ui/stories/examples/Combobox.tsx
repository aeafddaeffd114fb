import { Combobox } from '@credence/ui';

export default function Example() {
  return <Combobox label="City" labelVisible items={['Aachen', 'Łódź', 'Malmø', 'Zürich']} />;
}
