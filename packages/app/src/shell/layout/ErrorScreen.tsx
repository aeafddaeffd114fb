import { Button, Frame, PageHead, Text, TextLink } from '@credence/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, Navigate, useRouteError } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { FirstPageGoes } from './FirstPageGoes.js';

/** Shown when a screen crashes. An address that the route table cannot even compare leads home like any unknown one. */
export function ErrorScreen() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <Navigate replace to={paths.home.href()} /> : <Crashed error={error} />;
}

function Crashed({ error }: { error: unknown }) {
  const { errors } = useFirstText();
  useEffect(() => console.error(error), [error]);

  return (
    <Frame width="text">
      <FirstPageGoes />
      <PageHead title={errors.title} role="alert">
        <Text variant="lead">{errors.text}</Text>
      </PageHead>
      <Text>
        <Button onClick={() => window.location.reload()}>{errors.reload}</Button>
      </Text>
      <Text>
        {/* A plain link, because the router's own state may be what broke. */}
        <TextLink href={paths.home.href()}>{errors.home}</TextLink>
      </Text>
    </Frame>
  );
}
