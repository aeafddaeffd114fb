import type { NetworkOverview } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import { useText } from '../../ground/text/useText.js';

type FeedbackInvitationProps = Pick<NetworkOverview, 'nodes' | 'percentCompleted' | 'hasSubmittedFeedback'>;

/** Invites users who have completed a network to give feedback, until they have done so. */
export function FeedbackInvitation({ nodes, percentCompleted, hasSubmittedFeedback }: FeedbackInvitationProps) {
  const { layout, questionnaire } = useText();
  const { study } = useSession();
  // Only users known not to have given feedback are asked, and nobody who had nothing to answer, or whom a link let in.
  if (study !== null || nodes.length === 0 || percentCompleted < 100 || hasSubmittedFeedback !== false) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" asChild>
          <Link to={paths.questionnaire.href()}>{layout.giveFeedback}</Link>
        </Button>
      }
    >
      {questionnaire.invitation}
    </Alert>
  );
}
