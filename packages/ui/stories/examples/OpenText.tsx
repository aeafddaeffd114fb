import { OpenText } from '@credence/ui';

export default function Example() {
  return <OpenText label="What did we forget to ask?" />;
}
