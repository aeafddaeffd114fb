import { Text, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';

/** Says that a registration was received. */
export function Component() {
  const { signup } = useText();
  return (
    <EntryFrame title={signup.approveTitle}>
      <Text>{signup.approve}</Text>
      <Ways>
        <TextLink asChild>
          <Link to={paths.login.href()}>{signup.goToLogin}</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.activate.href()}>{signup.approveMore}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}
