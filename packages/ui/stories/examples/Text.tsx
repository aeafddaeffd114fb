import { Heading, Text, TextLink } from '@credence/ui';

export default function Example() {
  return (
    <>
      <Heading level={3}>Nodes</Heading>
      <Text>
        The first is <TextLink href="#age">Age</TextLink>.
      </Text>
    </>
  );
}
