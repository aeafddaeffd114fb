import { networksFrom } from '@credence/api-client';
import { marks } from '../features/meaning/questionMarks.js';
import { networkNames } from '../features/networks/networkNames.js';
import { isNewcomer } from '../screens/home/invited/isNewcomer.js';
import { isDoneStudy } from '../screens/home/isDoneStudy.js';
import { recentOf, togetherOf } from '../screens/home/togetherOf.js';
import { bodiesOf, drawnAhead, showDrawn, write } from './drawnAhead.js';

/**
 * Shows the home of somebody who has networks to go on with, in the place where the application will, once all responses
 * are there. Whatever they say otherwise, and whatever else home may say first, is for the application to tell.
 * @param responses to the check for administrators, and the lists of own and shared networks and of invitations
 * @param firstname of the user
 * @param isSame whether whoever asked is still signed in
 */
export async function showHome(
  responses: readonly Promise<Response>[],
  firstname: string,
  isSame: () => boolean,
): Promise<void> {
  const drawn = drawnAhead();
  const [admin, ...bodies] = (await bodiesOf(responses)) as [{ is_admin: boolean }?, ...(object | undefined)[]];
  if (!drawn || firstname === '' || !isSame() || admin?.is_admin !== false) return;
  const lists = bodies.map((body) => networksFrom(body ?? { error: 'refused' }));
  const [owned = [], shared = [], invited = []] = lists.map(({ networks }) => networks);
  const { networks, invitations } = togetherOf(owned, shared, invited);
  const saysMore =
    lists.some(({ error }) => error) ||
    invitations.length > 0 ||
    networks.some(({ handedOver }) => handedOver) ||
    networks.every(isDoneStudy) ||
    isNewcomer(networks, 0);
  if (saysMore) return;

  const { content } = drawn;
  write(content, marks.name, firstname);
  const row = content.querySelector('li');
  const names = networkNames(networks);
  const recent = recentOf(networks);
  if (recent.length === 0) row?.parentElement?.remove();
  row?.replaceWith(
    ...recent.map(({ networkId }) => {
      const named = row.cloneNode(true) as Element;
      write(named, marks.title, names.get(networkId));
      for (const link of named.querySelectorAll('a')) link.href = `/network/${networkId}/`;
      return named;
    }),
  );
  await showDrawn(drawn);
}
