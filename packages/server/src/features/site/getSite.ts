import { formats } from '@credence/bayesnet';
import { largestFile } from '../../http/contract/upload.js';
import type { Operation } from '../../http/operation.js';
import { demoAccounts, demoPassword } from './demoAccounts.js';
import { logoPath } from './logo.js';
import { version } from './version.js';

export const getSite: Operation<'getSite'> = (_call, { config, site }) =>
  Promise.resolve({
    name: site.name,
    organisation: site.organisation,
    ...(site.logo ? { logo: logoPath } : {}),
    ...(site.contact ? { contact: site.contact } : {}),
    imprint: [...site.imprint],
    privacy: [...site.privacy],
    privacyVersion: site.privacyVersion,
    german: {
      imprint: [...site.german.imprint],
      ...(site.german.privacy ? { privacy: [...site.german.privacy] } : {}),
    },
    version,
    formats: formats.map(({ id, name, extensions }) => ({ id, name, extensions: [...extensions] })),
    uploadLimit: largestFile,
    certaintyCases: [...config.certaintyCases],
    ...(config.production ? {} : { demo: demoAccounts.map(({ username }) => ({ username, password: demoPassword })) }),
  });
