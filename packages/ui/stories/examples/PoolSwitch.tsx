import { PoolSwitch } from '@credence/ui/screens';

export default function Example() {
  return <PoolSwitch answers={5} defaultValue="linear" />;
}
