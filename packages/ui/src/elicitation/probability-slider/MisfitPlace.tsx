import { laterInUse } from './laterInUse.js';
import type { MisfitNoteProps } from './MisfitNote.js';
import { Misfit as Line } from './Stepper.styles.js';

/** If what reads a text is lost, that is told in place of what is amiss with the text. */
const Note = laterInUse<MisfitNoteProps>(
  ({ MisfitNote }) => MisfitNote,
  ({ children }) => (children ? <Line as="div">{children}</Line> : null),
);

/** Below the number box, the place of what is said about a text that is no answer. Most texts are one. */
export function MisfitPlace(props: MisfitNoteProps) {
  const { misfit, isUnread } = props.typing;
  return misfit || isUnread ? <Note {...props} /> : null;
}
