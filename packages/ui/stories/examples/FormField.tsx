import { FormField } from '@credence/ui';

export default function Example() {
  return (
    <FormField label="Year of birth" hint="Four digits">
      {(control) => <input {...control} inputMode="numeric" />}
    </FormField>
  );
}
