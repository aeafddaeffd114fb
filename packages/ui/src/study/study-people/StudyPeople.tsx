import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { NoData } from '../../data/no-data/NoData.styles.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { expertBeadLabels, studyPeopleLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { PersonRow } from './PersonRow.js';
import { Body, Head, HeadCell, People, Root, Row } from './StudyPeople.styles.js';
import { inOrder, type PersonEvents, type StudyPerson } from './studyPerson.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface StudyPeopleProps extends PersonEvents, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The accessible name of the table: "Two of five have finished". */
  caption: string;
  /** Everybody who was asked, in any order. */
  people: readonly StudyPerson[];
}

/**
 * Who takes part in a study, under which code, and how far they are: counts and dates, never a value. Below 768 px a
 * person is a row with the bar under the name.
 * @since 0.1.0
 * @experimental
 */
export const StudyPeople = forwardRef<HTMLDivElement, StudyPeopleProps>(function StudyPeople(
  { caption, people, onRemind, onExtend, onReplace, onCancel, ...rest },
  ref,
) {
  const { studyPeople: texts, expertBead } = useStudyLabels({
    studyPeople: studyPeopleLabels,
    expertBead: expertBeadLabels,
  });
  return (
    <Root ref={ref} data-credence="study-people" {...rest}>
      {people.length === 0 ? (
        <NoData data-slot="nobody">{texts.nobody}</NoData>
      ) : (
        <People data-slot="table">
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <Head>
            <Row>
              <HeadCell scope="col">{expertBead.expert}</HeadCell>
              <HeadCell scope="col">{texts.answered}</HeadCell>
              <HeadCell scope="col">{texts.standing}</HeadCell>
              <HeadCell scope="col">
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </HeadCell>
            </Row>
          </Head>
          <Body>
            {inOrder(people).map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                onRemind={onRemind}
                onExtend={onExtend}
                onReplace={onReplace}
                onCancel={onCancel}
              />
            ))}
          </Body>
        </People>
      )}
    </Root>
  );
});
