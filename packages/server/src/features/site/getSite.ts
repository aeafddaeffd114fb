import { formats } from '@credence/bayesnet';
import { largestFile } from '../../http/contract/upload.js';
import type { Operation } from '../../http/operation.js';
import { demoAccounts, demoPassword } from './demoAccounts.js';
import { logoPath } from './logo.js';
import { version } from './version.js';

const formatNames = { xdsl: 'XDSL (GeNIe, SMILE)', xmlbif: 'XMLBIF 0.3' } as const;

export const getSite: Operation<'getSite'> = (_call, { config, site }) =>
  Promise.resolve({
    name: site.name,
    organisation: site.organisation,
    ...(site.logo ? { logo: logoPath } : {}),
    ...(site.contact ? { contact: site.contact } : {}),
    imprint: [...site.imprint],
    privacy: [...site.privacy],
    privacyVersion: site.privacyVersion,
    version,
    formats: formats.map(({ id, extensions }) => ({ id, name: formatNames[id], extensions: [...extensions] })),
    uploadLimit: largestFile,
    ...(config.production ? {} : { demo: demoAccounts.map(({ username }) => ({ username, password: demoPassword })) }),
  });
