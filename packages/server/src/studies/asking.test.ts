import type { Study } from '@credence/api-client';
import { languages, writeStudyInvitation } from '@credence/text';
import { expect, test } from 'vitest';
import { addCollaborator } from '../../test/assess.js';
import { openStudy } from '../../test/experts.js';
import { mailbox } from '../../test/mailbox.js';
import { panel } from '../../test/takePart.js';
import { appForThisTest } from '../../test/testApp.js';
import { updateUser } from '../accounts/users.js';
import { writeMail } from '../platform/mail/letter.js';

test.each([
  ['en', 'You know best.'],
  ['de', 'Sie wissen es am besten.'],
  ['de', 'See www.example.org'],
] as const)('R-3076: what the page shows beforehand is the mail that is sent: %s, %s', async (locale, message) => {
  const server = await appForThisTest();
  const { owner, networkId } = await openStudy(server, { purpose: 'Staging, before\ntreatment.' });
  await updateUser(server.database, owner.user.id, { firstname: 'Ann', lastname: 'Berger' });
  const path = `/network/study/${networkId}`;
  const { asking, round } = (await owner.get(path)).json<Study>();
  await owner.post(`${path}/experts`, { emails: ['cleo@example.org'], locale, message });
  const [sent] = await mailbox(server);
  const url = /https?:\/\/\S+/.exec(sent!.text)![0];
  const { from, ...facts } = asking!;
  const letter = writeStudyInvitation(await languages[locale].studyLetter(), facts, {
    url,
    message,
    closesAt: new Date(round!.closesAt),
  });
  expect(sent).toEqual(writeMail(letter, 'cleo@example.org', { name: facts.site, locale }));
  expect(from).toBe(server.config.mailFrom);
  expect(facts.inviter).toBe('Ann Berger');
  expect(facts.purpose).toBe('Staging, before treatment.');
});

test('R-3076: only who runs the study reads what its mails say, while they can be sent', async () => {
  const server = await appForThisTest();
  const { owner, networkId, path, experts } = await panel(server, ['ann@example.org']);
  const member = await addCollaborator(server, networkId);
  expect((await experts[0]!.get(path)).json()).not.toHaveProperty('asking');
  expect((await member.get(path)).statusCode).toBe(404);
  await owner.post(`${path}/close`, {});
  expect((await owner.get(path)).json()).not.toHaveProperty('asking');
});
