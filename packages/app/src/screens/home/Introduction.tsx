import { Heading, SegmentedControl } from '@credence/ui';
import { useId, useState } from 'react';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import { Film } from './Film.js';
import type { Cut } from './filmFiles.js';
import { Intro, IntroTitle } from './Introduction.styles.js';
import { StepList } from './StepList.js';

interface IntroductionProps {
  /**
   * The film shown until the user chooses.
   * @default 'owners'
   */
  first?: Cut;
  /** Whether it stands beside the upload, for users without networks, otherwise below. */
  beside?: boolean;
}

/** How the product works for those who answer and for those who ask: a film each, and the same in steps to read. */
export function Introduction({ first = 'owners', beside = false }: IntroductionProps) {
  const { introduction: text } = useText();
  const [language] = useLanguage();
  const { experts, owners } = text.films;
  const [cut, setCut] = useState<Cut>(first);
  const titleId = useId();

  return (
    <Intro aria-labelledby={titleId} data-beside={beside ? '' : undefined}>
      <IntroTitle>
        <Heading id={titleId}>{text.title}</Heading>
        <SegmentedControl
          aria-label={text.choice}
          options={[
            { value: 'experts', label: experts.job },
            { value: 'owners', label: owners.job },
          ]}
          value={cut}
          onValueCommit={setCut}
        />
      </IntroTitle>
      <Film key={`${cut} ${language}`} cut={cut} language={language} />
      <StepList steps={text.films[cut].scenes} />
    </Intro>
  );
}
