import { Button, Frame, PageHead, Text, TextLink } from '@credence/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '../paths.js';
import { useText } from '../text/useText.js';

/** What is left to say when a screen breaks. */
export function ErrorScreen() {
  const error = useRouteError();
  const { errors } = useText();
  useEffect(() => console.error(error), [error]);

  return (
    <Frame width="text">
      <PageHead title={errors.title} role="alert">
        <Text variant="lead">{errors.text}</Text>
      </PageHead>
      <Text>
        <Button onClick={() => window.location.reload()}>{errors.reload}</Button>
      </Text>
      <Text>
        {/* A plain link: what broke may be the router's own state. */}
        <TextLink href={paths.home.href()}>{errors.home}</TextLink>
      </Text>
    </Frame>
  );
}
