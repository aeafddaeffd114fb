import type { EventMetadata } from '../../database/schema/index.js';

/**
 * The metadata of an event as people may read it. Earlier versions noted with an invitation whether the address has an
 * account, which nobody is to learn before its owner accepts.
 */
export function shownMetadata({ type, metadata }: { type: string; metadata: EventMetadata }): EventMetadata {
  if (type !== 'collaborator_invited' && type !== 'invitation_cancelled') return metadata;
  const { userId: _user, hasAccount: _has, ...shown } = metadata;
  return shown;
}
