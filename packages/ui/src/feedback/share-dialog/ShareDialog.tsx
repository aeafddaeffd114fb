import { forwardRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../alert/Alert.js';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { Dialog, type DialogProps } from '../dialog/Dialog.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Spinner } from '../spinner/Spinner.js';
import { withName } from '../../foundations/names/withName.js';
import { shareDialogLabels } from '../../labels/english.js';
import { CollaboratorRow } from './CollaboratorRow.js';
import type { Collaborator, CollaboratorDetails, UsernameDetails } from './collaborator.js';
import { InviteForm } from './InviteForm.js';
import { Empty, ListHeading, Part } from './ShareDialog.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface ShareDialogProps extends Omit<DialogProps, 'title' | 'children' | 'size' | 'actions'> {
  /** The name of what is shared, for the title. */
  networkName: string;
  /** The people it is shared with, in display order. */
  collaborators: readonly Collaborator[];
  /** The text of the field, when controlled. */
  username?: string | undefined;
  /**
   * The initial text of the field, when uncontrolled.
   * @default ''
   */
  defaultUsername?: string | undefined;
  /** Called with the text on every change, and with an empty one after an invitation is sent. */
  onUsernameChange?: ((username: string, details: UsernameDetails) => void) | undefined;
  /** Called with the text when the user invites somebody: one name, or several as they were typed or pasted. */
  onInvite: (username: string, details: CollaboratorDetails) => void;
  /** A further action for a person, beside the button that removes them. */
  renderAction?: ((collaborator: Collaborator) => ReactNode) | undefined;
  /** Called after the user has confirmed removing somebody. Pending invitations are removed the same way. */
  onRemove: (collaborator: Collaborator, details: CollaboratorDetails) => void;
  /**
   * True while the list is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the list failed to load, or is incomplete; `true` shows the labels' text. Known people are shown below. */
  error?: ReactNode;
  /** Called to load the list again. If omitted, there is no such button. */
  onRetry?: (() => void) | undefined;
  /**
   * True while an invitation is being sent. When it ends without `inviteError`, the text is cleared.
   * @default false
   */
  inviting?: boolean | undefined;
  /** Why the last invitation failed: "User not found". Shown at the field. */
  inviteError?: ReactNode;
  /** Fields for what an invitation says besides: why, by when. They stand between field and button. */
  details?: ReactNode;
  /** The id of the person being removed. */
  removing?: string | null | undefined;
  /** Why the last removal failed. Shown above the list. */
  removeError?: ReactNode;
  /** The last success: "Invitation sent to Ann". */
  notice?: ReactNode;
}

/**
 * The people a network is shared with, and how to invite and remove people. Stays open during these actions.
 * @since 0.1.0
 * @experimental
 */
export const ShareDialog = forwardRef<HTMLDivElement, ShareDialogProps>(function ShareDialog(props, ref) {
  const { networkName, collaborators, username, defaultUsername, onUsernameChange, onInvite, ...more } = props;
  const { inviting, inviteError, details, renderAction, onRemove, loading, error, onRetry, ...others } = more;
  const { removing = null, removeError, notice, onEscapeKeyDown, ...rest } = others;
  const { shareDialog: texts } = useLabels({ shareDialog: shareDialogLabels });
  const { onEscape, ...question } = usePersonInQuestion({ collaborators, removing, onEscapeKeyDown });

  return (
    <Dialog
      ref={ref}
      data-credence="share-dialog"
      title={withName(texts.title, networkName)}
      onEscapeKeyDown={onEscape}
      {...rest}
    >
      <InviteForm
        username={username}
        defaultUsername={defaultUsername}
        onUsernameChange={onUsernameChange}
        onInvite={onInvite}
        inviting={inviting}
        error={inviteError}
        details={details}
      />
      {notice ? <Alert tone="success">{notice}</Alert> : null}
      <People
        {...question}
        collaborators={collaborators}
        loading={loading}
        error={error}
        onRetry={onRetry}
        removing={removing}
        removeError={removeError}
        renderAction={renderAction}
        onRemove={onRemove}
      />
    </Dialog>
  );
});

/** The id of the person whose removal is asked about; the question goes with them. */
function usePersonInQuestion({
  collaborators,
  removing,
  onEscapeKeyDown,
}: Pick<ShareDialogProps, 'collaborators' | 'removing' | 'onEscapeKeyDown'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, onAsk] = useState<string | null>(null);
  const present = collaborators.some(({ id }) => id === asking);
  const forget = useEvent(() => {
    // The person in question is gone, and the focus with them.
    onAsk(null);
    heading.current?.focus();
  });
  useEffect(() => {
    if (asking !== null && !present) forget();
  }, [asking, present, forget]);

  const onEscape = (event: KeyboardEvent) => {
    onEscapeKeyDown?.(event);
    if (asking === null || event.defaultPrevented) return;
    // The first Escape cancels the question, the next one closes.
    event.preventDefault();
    if (removing !== asking) onAsk(null);
  };
  return { heading, asking, onAsk, onEscape };
}

/** The people it is shared with, or why they are not shown. */
function People({
  collaborators,
  loading = false,
  error,
  onRetry,
  removing = null,
  removeError,
  renderAction,
  onRemove,
  heading,
  asking,
  onAsk,
}: Pick<ShareDialogProps, 'collaborators' | 'loading' | 'error' | 'onRetry' | 'removing' | 'removeError'> &
  Pick<ShareDialogProps, 'renderAction' | 'onRemove'> &
  Omit<ReturnType<typeof usePersonInQuestion>, 'onEscape'>) {
  const { shareDialog: texts } = useLabels({ shareDialog: shareDialogLabels });
  const headingId = useId();
  return (
    <>
      <Part aria-labelledby={headingId} data-slot="people">
        <ListHeading ref={heading} id={headingId} tabIndex={-1}>
          {texts.people}
        </ListHeading>
        {removeError ? <Alert>{removeError}</Alert> : null}
        {loading ? <Spinner>{texts.loading}</Spinner> : null}
        {!loading && error ? <LoadFailure error={error} onRetry={onRetry} /> : null}
        {!loading && !error && collaborators.length === 0 ? <Empty data-slot="empty">{texts.empty}</Empty> : null}
        {!loading && collaborators.length > 0 ? (
          <ul data-slot="list">
            {collaborators.map((person) => (
              <CollaboratorRow
                key={person.id}
                person={person}
                asking={asking === person.id}
                removing={removing === person.id}
                action={renderAction?.(person)}
                onAsk={(next) => onAsk(next ? person.id : null)}
                onRemove={(details) => onRemove(person, details)}
              />
            ))}
          </ul>
        ) : null}
      </Part>
      <VisuallyHidden role="status">{removing === null ? '' : texts.removing}</VisuallyHidden>
    </>
  );
}

/** Why the list failed to load, and the way to try again. */
function LoadFailure({ error, onRetry }: Pick<ShareDialogProps, 'error' | 'onRetry'>) {
  const { shareDialog: texts } = useLabels({ shareDialog: shareDialogLabels });
  const retry = onRetry && (
    <PressButton size="small" onClick={() => onRetry()}>
      {texts.retry}
    </PressButton>
  );
  return <Alert action={retry}>{error === true ? texts.failed : error}</Alert>;
}
