import { SelectField } from '@credence/ui';

export default function Example() {
  return (
    <SelectField label="Period" defaultValue="week">
      <option value="day">Day</option>
      <option value="week">Week</option>
    </SelectField>
  );
}
