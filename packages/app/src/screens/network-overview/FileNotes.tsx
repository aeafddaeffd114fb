import type { FileProblem } from '@credence/api-client';
import { Button, Icon, TextLink } from '@credence/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { FileProblems } from '../../features/upload/FileProblems.js';
import { lacksNames } from '../../features/upload/lacksNames.js';
import { Notes, NotesHead } from './FileNotes.styles.js';

interface FileNotesProps {
  notes: readonly FileProblem[];
  /** Where the user gives names, if they may. */
  namesHref: string | undefined;
}

/** What is doubtful about the uploaded file, until it is mended: the first note at once, all of them when asked for. */
export function FileNotes({ notes, namesHref }: FileNotesProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const [first] = notes;
  if (!first) return null;
  const several = notes.length > 1;

  return (
    <Notes aria-labelledby={id}>
      <Icon name="alert" />
      <div>
        <NotesHead>
          <b id={id}>{text.overview.notes(notes.length)}</b>
          {several ? (
            <Button variant="text" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? text.overview.hideNotes : text.overview.showNotes}
            </Button>
          ) : null}
        </NotesHead>
        {open || !several ? <FileProblems problems={notes} /> : <p>{failureSentence(first, text)}</p>}
        {namesHref !== undefined && lacksNames(notes) ? (
          <p>
            <TextLink asChild>
              <Link to={namesHref}>{text.uploads.giveNames}</Link>
            </TextLink>
          </p>
        ) : null}
      </div>
    </Notes>
  );
}
