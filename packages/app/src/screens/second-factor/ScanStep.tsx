import type { SecondFactorWords } from '@credence/text/english/app/secondFactor';
import { Alert, Button, Heading, Text, TextField, TextLink } from '@credence/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { Key, Picture } from './SecondFactor.styles.js';
import { useAttempt } from './useAttempt.js';
import { encode } from 'uqr';

interface ScanStepProps {
  words: SecondFactorWords;
  /** For the app: to be typed, and to be scanned or opened. */
  secret: string;
  url: string;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the secret to an app, and asks for the first code, which proves that the app has it. */
export function ScanStep({ words, secret, url, onCode, onCancel }: ScanStepProps) {
  const [code, setCode] = useState('');
  const { busy, problem, attempt } = useAttempt(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => onCode(code));
  };
  return (
    <>
      <Heading ref={heading} level={2} size="section" tabIndex={-1}>
        {words.scanTitle}
      </Heading>
      <Text>{words.scan}</Text>
      <QrCode content={url} label={words.picture} />
      <Text>
        <TextLink href={url}>{words.openInApp}</TextLink>
      </Text>
      <Text variant="hint">
        {words.typeSecret} <Key translate="no">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Key>
      </Text>
      <Fields as="form" method="post" noValidate onSubmit={submit}>
        {problem ? <Alert>{problem}</Alert> : null}
        <TextField
          label={words.firstCode}
          hint={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Ways>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? words.busy : words.confirm}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Ways>
      </Fields>
    </>
  );
}

/** A QR code, dark on light in every theme, as cameras want it. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </Picture>
  );
}
