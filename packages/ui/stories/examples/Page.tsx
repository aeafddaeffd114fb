import { Page, PageHead, Text } from '@credence/ui';

export default function Example() {
  return (
    <Page>
      <PageHead title="Networks" />
      <Text>Three networks wait for answers.</Text>
    </Page>
  );
}
