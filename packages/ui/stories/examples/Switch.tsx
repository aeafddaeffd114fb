import { Switch } from '@credence/ui';

export default function Example() {
  return <Switch defaultChecked>Set all remaining combinations</Switch>;
}
