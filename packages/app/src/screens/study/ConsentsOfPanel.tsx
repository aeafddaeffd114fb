import type { Study } from '@credence/api-client';
import { Alert, Button, Heading, Icon, Text } from '@credence/ui';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { consentingExperts, countConsents } from './consents.js';
import { Consents } from './ConsentsOfPanel.styles.js';
import type { StudyActs } from './studyActs.js';
import { Section, TitleRow } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';

interface ConsentsOfPanelProps extends StudyActs {
  study: Study;
}

/** What each expert consented to, and a file of it, until the study is final. */
export function ConsentsOfPanel({ study, running, refused, onAct }: ConsentsOfPanelProps) {
  const words = useText();
  const all = useStudyWords();
  const { consents: text } = all;
  const experts = consentingExperts(study);
  if (experts.length === 0 || study.finalAt !== undefined) return null;
  const isBusy = running === 'people';
  return (
    <Section>
      <TitleRow>
        <Heading level={2}>{text.title}</Heading>
        {mayInStudy(study, 'download_people') ? (
          <Button variant="text" size="small" busy={isBusy} onClick={() => void onAct({ act: 'people' })}>
            <Icon name="download" />
            {isBusy ? all.takeHome.downloading : text.download}
          </Button>
        ) : null}
      </TitleRow>
      <Text>{text.counts(countConsents(study))}</Text>
      {refused?.act === 'people' ? <Alert>{failureSentence(refused.error, words, all)}</Alert> : null}
      <Consents aria-label={text.title}>
        <thead>
          <tr>
            {[text.expert, text.published, text.named, text.interests].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {experts.map(({ id, code, person, consent }) => (
            <tr key={id}>
              <th scope="row">
                E{code} <bdi>{person}</bdi>
              </th>
              <td data-label={text.published}>{consent.publishes ? text.yes : text.no}</td>
              <td data-label={text.named}>{consent.named ? text.yes : text.no}</td>
              <td data-label={text.interests}>{consent.interests || text.none}</td>
            </tr>
          ))}
        </tbody>
      </Consents>
      <Text variant="hint">{text.hint}</Text>
    </Section>
  );
}
