import { CertaintyField } from '@credence/ui';

export default function Example() {
  return <CertaintyField defaultValue="uncertain" defaultComment="Only three cases of my own." />;
}
