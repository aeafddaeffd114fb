import { NodeSizePanel } from '@credence/ui/screens';

export default function Example() {
  return <NodeSizePanel nodePreferences={{ small: 3, medium: 2, large: 1 }} />;
}
