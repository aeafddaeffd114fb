import { Alert, Button, Text, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';

/** Why a personal link leads no further. */
export type UnopenedInvitation =
  | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean }
  | { readonly kind: 'other-account'; readonly invited: string; readonly signedInAs: string };

/** A personal link that leads no further: it is over, could not be read, or is for somebody else than who is signed in. */
export function InvitationScreen(props: UnopenedInvitation & { onLogout: () => void }) {
  const { signup, common } = useText();
  if (props.kind === 'failed')
    return (
      <EntryFrame title={signup.invitationTitle}>
        <Alert>{props.message}</Alert>
        <Ways>
          {props.canRetry ? <Button onClick={() => window.location.reload()}>{common.tryAgain}</Button> : null}
          <TextLink asChild>
            <Link to={paths.home.href()}>{signup.goHome}</Link>
          </TextLink>
        </Ways>
      </EntryFrame>
    );
  return (
    <EntryFrame
      title={signup.otherAccountTitle}
      lead={
        <>
          <span>{signup.otherAccount[0]}</span>
          <bdi>{props.invited}</bdi>
          <span>{signup.otherAccount[1]}</span>
          <bdi>{props.signedInAs}</bdi>
          <span>{signup.otherAccount[2]}</span>
        </>
      }
    >
      <Ways>
        <Button variant="primary" onClick={props.onLogout}>
          {signup.switchAccount}
        </Button>
        <TextLink asChild>
          <Link to={paths.home.href()}>{signup.staySignedIn}</Link>
        </TextLink>
      </Ways>
      <Text variant="hint">{signup.otherAccountAgain}</Text>
    </EntryFrame>
  );
}
