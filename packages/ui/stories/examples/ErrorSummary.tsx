import { ErrorSummary, TextField } from '@credence/ui';

export default function Example() {
  return (
    <>
      <ErrorSummary problems={[{ fieldId: 'your-name', message: 'A name is missing.' }]} />
      <TextField id="your-name" label="Name" error="A name is missing." />
    </>
  );
}
