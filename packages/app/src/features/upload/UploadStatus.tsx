import type { Failure } from '@credence/text';
import { TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { lacksNames } from './lacksNames.js';
import type { Upload } from './upload.js';
import { Status } from './UploadPanel.styles.js';

/** The maximum number of problems shown: users fix the first ones first. */
const SHOWN = 3;

/** A file's status in words. Nothing if its name says enough. */
export function UploadStatus({ row }: { row: Upload }) {
  const text = useText();
  const { uploads } = text;
  const { name, networkId, state, share, checking, advice, problems, sameAs } = row;
  const advised = advice && failureSentence(advice, text);

  switch (state) {
    case 'chosen':
      if (checking) return <Status>{uploads.checking}</Status>;
      return advised ? <Status data-tone="advice">{uploads.allTheSame(advised)}</Status> : null;
    case 'sending':
      return <Status>{share < 1 ? uploads.sending(Math.floor(share * 100)) : uploads.reading}</Status>;
    case 'refused':
      return <Problems tone="bad" title={uploads.refused} problems={problems} />;
    case 'stored':
      return (
        <>
          <Problems tone="advice" title={uploads.stored} problems={problems} />
          {networkId !== undefined && lacksNames(problems) ? (
            <Status>
              <TextLink asChild>
                <Link to={paths.names.href(networkId)} aria-label={uploads.giveNamesTo(name)}>
                  {uploads.giveNames}
                </Link>
              </TextLink>
            </Status>
          ) : null}
          {sameAs ? <Status data-tone="advice">{uploads.sameAs(sameAs.filename, sameAs.networkId)}</Status> : null}
        </>
      );
    case 'signed-out':
      return <Status data-tone="bad">{uploads.signedOut}</Status>;
    case 'failed':
    case 'unable':
    case 'unreadable':
      return <Status data-tone="bad">{uploads[state]}</Status>;
    default:
      return <Status>{uploads[state]}</Status>;
  }
}

interface ProblemsProps {
  tone: 'bad' | 'advice';
  title: string;
  problems: readonly Failure[];
}

function Problems({ tone, title, problems }: ProblemsProps) {
  const text = useText();
  const { uploads } = text;
  const left = problems.length - SHOWN;

  return (
    <Status as="div" data-tone={problems.length > 0 || tone === 'bad' ? tone : undefined}>
      <p>{title}</p>
      {problems.slice(0, SHOWN).map((problem, index) => (
        <p key={index}>{failureSentence(problem, text)}</p>
      ))}
      {left > 0 ? <p>{uploads.more(left)}</p> : null}
    </Status>
  );
}
