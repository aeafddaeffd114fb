import { TimeLeft } from '@credence/ui';

export default function Example() {
  return <TimeLeft minutes={12} />;
}
