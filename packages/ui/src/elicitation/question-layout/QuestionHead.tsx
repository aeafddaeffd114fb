import { type ReactNode, useId, useState } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { questionLayoutLabels } from '../../labels/english.js';
import { Lead } from './Lead.js';
import { About, Head, TitleLine } from './QuestionHead.styles.js';

interface QuestionHeadProps {
  title: ReactNode;
  lead: ReactNode;
  about: ReactNode;
}

/** Title and conditions of a question, and a note on what is meant, for those who ask. */
export function QuestionHead({ title, lead, about }: QuestionHeadProps) {
  const { questionLayout: texts } = useLabels({ questionLayout: questionLayoutLabels });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasNote = about !== undefined && about !== null;

  return (
    <Head data-about={hasNote && isOpen ? '' : undefined}>
      <TitleLine>
        {/* Screens focus it when the question changes. */}
        <h1 tabIndex={-1} data-slot="title">
          {title}
        </h1>
        {hasNote ? (
          <GlyphButton
            glyph={drawings.info}
            label={texts.about}
            data-slot="about-button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        ) : null}
      </TitleLine>
      {lead ? <Lead>{lead}</Lead> : null}
      {hasNote && isOpen ? (
        <About id={id} role="note" aria-label={texts.about} data-slot="about">
          <b aria-hidden="true">{texts.about}</b>
          {about}
        </About>
      ) : null}
    </Head>
  );
}
