import { Alert, Button, Frame, Heading } from '@credence/ui';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useText } from '../../ground/text/useText.js';

/** Shown instead of a profile that could not be loaded. */
export function ProfileMissing({ onRetry }: { onRetry: () => void }) {
  const { common, profile } = useText();
  return (
    <Frame width="narrow">
      <PageTitle>{profile.title}</PageTitle>
      <Heading level={1} size="page" tabIndex={-1}>
        {profile.title}
      </Heading>
      <Alert
        action={
          <Button size="small" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      >
        {profile.loadFailed}
      </Alert>
    </Frame>
  );
}
