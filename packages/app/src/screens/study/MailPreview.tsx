import type { Study } from '@credence/api-client';
import { Heading, Text } from '@credence/ui';
import { type Language, writeStudyInvitation, languages, type StudyLetter } from '@credence/text';
import { paths } from '../../ground/paths.js';
import { Head, Note, Paper, Pressed, Said, Sender } from './MailPreview.styles.js';
import { Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { useEffect, useState } from 'react';

interface MailPreviewProps {
  asking: NonNullable<Study['asking']>;
  closesAt: string;
  message: string;
  language: Language;
  /** One of those who get it. */
  to: string | undefined;
}

/** The mail that experts get, written by the same letter that the server sends, with what is being typed. */
export function MailPreview({ asking, closesAt, message, language, to }: MailPreviewProps) {
  const { invite } = useStudyWords();
  const { mail: text } = invite;
  const loaded = useStudyLetter(language);
  const { from, ...facts } = asking;
  const url = new URL(paths.studyInvitation.href(), location.origin).href;
  const letter =
    loaded?.letter && writeStudyInvitation(loaded.letter, facts, { url, message, closesAt: new Date(closesAt) });

  return (
    <Section>
      <Head>
        <Heading level={2}>{text.title}</Heading>
        {to === undefined ? null : <Text variant="hint">{text.to(to)}</Text>}
      </Head>
      {loaded && !letter ? <Text variant="hint">{text.failed}</Text> : null}
      {loaded && letter ? (
        <Paper>
          <Sender>
            <dt>{text.from}</dt>
            <dd>{from}</dd>
            <dt>{text.subject}</dt>
            <dd>
              <b lang={loaded.language}>{letter.subject}</b>
            </dd>
          </Sender>
          <Said lang={loaded.language}>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              {/* A picture: nothing here can be pressed. */}
              <Pressed role="img" aria-label={text.button(letter.action?.label ?? '')}>
                {letter.action?.label}
              </Pressed>
            </p>
          </Said>
          <Note lang={loaded.language}>
            <p>{letter.note}</p>
            <p>{facts.site}</p>
          </Note>
        </Paper>
      ) : null}
      {letter ? (
        <Text variant="hint">
          {text.link} {invite.inAccountsLanguage}
        </Text>
      ) : null}
    </Section>
  );
}

interface Loaded {
  readonly language: Language;
  /** Undefined if it could not be loaded. */
  readonly letter: StudyLetter | undefined;
}

/** The letter that asks an expert, in a language. While another one is loading, the one before is there. */
function useStudyLetter(language: Language): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let left = false;
    const take = (letter: StudyLetter | undefined) => void (left || setLoaded({ language, letter }));
    languages[language].studyLetter().then(take, () => take(undefined));
    return () => {
      left = true;
    };
  }, [language]);
  return loaded;
}
