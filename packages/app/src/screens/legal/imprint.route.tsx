import { useLoaderData, useRevalidator } from 'react-router-dom';
import { loadSite } from '../../shell/layout/site.js';
import { useText } from '../../ground/text/useText.js';
import { LegalScreen } from './LegalScreen.js';

export function loader() {
  return { site: loadSite() };
}

export function Component() {
  const { site } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { legal } = useText();
  return <LegalScreen title={legal.imprint} part="imprint" site={site} onRetry={() => void revalidate()} />;
}
