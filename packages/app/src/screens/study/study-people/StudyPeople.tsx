import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useStudyWords } from '../studyWords.js';
import { PersonRow } from './PersonRow.js';
import { Body, Head, HeadCell, Nobody, People, Root, Row } from './StudyPeople.styles.js';
import { inOrder, type PersonEvents, type StudyPerson } from './studyPerson.js';

interface StudyPeopleProps extends PersonEvents {
  /** The accessible name of the table: "Two of five have finished". */
  caption: string;
  /** Everybody who was asked, in any order. */
  people: readonly StudyPerson[];
}

/**
 * Who takes part in a study, under which code, and how far they are: counts and dates, never a value. Below 768 px a
 * person is a row with the bar under the name.
 */
export function StudyPeople({ caption, people, ...events }: StudyPeopleProps) {
  const { studyPeople: text } = useStudyWords().parts;
  return (
    <Root data-credence="study-people">
      {people.length === 0 ? (
        <Nobody>{text.nobody}</Nobody>
      ) : (
        // Drawn as blocks, the elements are no longer a table to the browser; the roles keep them one for screen readers.
        <People role="table">
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <Head role="rowgroup">
            <Row role="row">
              <HeadCell role="columnheader" scope="col">
                {text.expert}
              </HeadCell>
              <HeadCell role="columnheader" scope="col">
                {text.answered}
              </HeadCell>
              <HeadCell role="columnheader" scope="col">
                {text.standing}
              </HeadCell>
              <HeadCell role="columnheader" scope="col">
                <VisuallyHidden>{text.actions}</VisuallyHidden>
              </HeadCell>
            </Row>
          </Head>
          <Body role="rowgroup">
            {inOrder(people).map((person) => (
              <PersonRow key={person.id} person={person} {...events} />
            ))}
          </Body>
        </People>
      )}
    </Root>
  );
}
