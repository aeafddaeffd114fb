import { Alert, Button, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';

/** Says that the mailed link does not work, before anybody has thought of a password. */
export function InvalidLinkScreen({ onAgain }: { onAgain: () => void }) {
  const { forgot, signup } = useText();
  return (
    <EntryFrame title={forgot.newTitle}>
      <Alert details={forgot.invalidDetails}>{signup.invalidLink}</Alert>
      <Ways>
        <Button variant="primary" asChild>
          <Link to={paths.forgot.href()} replace onClick={onAgain}>
            {signup.newLink}
          </Link>
        </Button>
        <TextLink asChild>
          <Link to={paths.login.href()}>{forgot.toLogin}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}
