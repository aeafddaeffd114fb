import type { User } from '@credence/api-client';
import { dateFormat } from '@credence/text';
import { secondFactor } from '@credence/text/english/app/secondFactor';
import { Button, Heading, Text } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

const useWords = wordsOfPart(secondFactor, (folder) => folder.secondFactor());

/** Whether the login asks for a code, and the way to change that. Suspends. */
export function SecondFactor({ factor }: { factor: User['secondFactor'] }) {
  const { common } = useText();
  const words = useWords();
  return (
    <section>
      <Heading level={2} size="section">
        {words.title}
      </Heading>
      <Text variant="hint">{words.lead}</Text>
      <Text>
        {factor
          ? `${words.since(dateFormat(common.dates, 'day').format(new Date(factor.since)))} ${words.codesLeft(factor.codesLeft)}`
          : words.off}
      </Text>
      <Button asChild>
        <Link to={paths.secondFactor.href()}>{factor ? words.open : words.setUp}</Link>
      </Button>
    </section>
  );
}
