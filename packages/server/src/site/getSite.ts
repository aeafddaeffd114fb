import { gzipSync } from 'node:zlib';
import type { components } from '@credence/api-client';
import { formats } from '@credence/bayesnet';
import { largestFile } from '../http/contract/upload.js';
import { JsonReply, type Operation } from '../http/operation.js';
import type { Services } from '../platform/services.js';
import { demoAccounts, demoPassword } from './demoAccounts.js';
import { logoPath } from './logo.js';

/** Every first page waits for it: gzipped, its texts take a third. */
export const getSite: Operation<'getSite'> = ({ request }, services) => {
  const site = presentSite(services);
  if (!request.acceptsGzip) return site;
  return new JsonReply({ bytes: gzipSync(JSON.stringify(site)), isGzipped: true });
};

const presentSite = ({ config, site }: Pick<Services, 'config' | 'site'>): components['schemas']['Site'] => ({
  name: site.name,
  organisation: site.organisation,
  ...(site.logo ? { logo: logoPath } : {}),
  ...(site.contact ? { contact: site.contact } : {}),
  imprint: [...site.imprint],
  privacy: [...site.privacy],
  privacyVersion: site.privacyVersion,
  languages: Object.fromEntries(
    Object.entries(site.languages).map(([tag, { imprint, privacy }]) => [
      tag,
      { imprint: [...imprint], ...(privacy ? { privacy: [...privacy] } : {}) },
    ]),
  ),
  version,
  formats: formats.map(({ id, name, extensions }) => ({ id, name, extensions: [...extensions] })),
  uploadLimit: largestFile,
  certaintyCases: [...config.certaintyCases],
  ...(config.institution ? { institution: { name: config.institution.name } } : {}),
  ...(config.production ? {} : { demo: demoAccounts.map(({ username }) => ({ username, password: demoPassword })) }),
});

/** The version of the product; its packages are released together. */
const version = '0.1.0';
