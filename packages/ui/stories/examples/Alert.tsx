import { Alert } from '@credence/ui';

export default function Example() {
  return (
    <Alert tone="error" title="The file could not be read.">
      Line 12: the state "T3" has no probability.
    </Alert>
  );
}
