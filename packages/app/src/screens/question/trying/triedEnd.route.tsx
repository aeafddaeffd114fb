import { Button, Frame, PageHead, Text } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../ground/paths.js';
import { useText } from '../../../ground/text/useText.js';
import { PageTitle } from '../../../shell/layout/PageTitle.js';
import { AfterAll } from '../AfterAll.styles.js';
import { useTrial } from './TrialContext.js';
import { useTryingWords } from './tryingWords.js';

/** After the last question: how much it is that experts are asked. */
export function Component() {
  const { invitation } = useText();
  const { trying: text } = useTryingWords();
  const { networkId, trial, answers } = useTrial();
  const { size } = trial;
  return (
    <Frame width="text">
      <PageTitle>{text.end}</PageTitle>
      <PageHead title={text.end} />
      <AfterAll>
        {size ? <Text>{text.size(size.questions, invitation.lasts(size.minutes))}</Text> : null}
        <Text>{text.answered(answers.size)}</Text>
        <Button variant="primary" asChild>
          <Link to={paths.study.href(networkId)}>{text.back}</Link>
        </Button>
      </AfterAll>
    </Frame>
  );
}
