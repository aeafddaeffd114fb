import { expect, test } from 'vitest';
import { appForThisTest } from '../../test/testApp.js';
import { defaultSite } from '../platform/config/siteTexts.js';

test('R-2684 programs find the page to change a password and, if the site names one, the contact for reports', async () => {
  const { app } = await appForThisTest({ site: { ...defaultSite, contact: 'study@hospital.example' } });
  const change = await app.inject('/.well-known/change-password');
  expect([change.statusCode, change.headers.location]).toEqual([302, '/profile']);
  const security = await app.inject('/.well-known/security.txt');
  expect(security.headers['content-type']).toMatch(/^text\/plain/);
  expect(security.body.split('\n')).toEqual([
    'Contact: mailto:study@hospital.example',
    'Expires: 2027-05-21T10:00:00.000Z',
    'Canonical: https://credence.test/.well-known/security.txt',
    '',
  ]);
  const unnamed = await appForThisTest();
  expect((await unnamed.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});
