import { CertaintyField } from '@credence/ui';

export default function Example() {
  return <CertaintyField defaultValue={-2} defaultComment="Only three cases of my own." />;
}
