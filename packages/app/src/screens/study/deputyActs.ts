import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';

/** Something that an owner does about who would run the study after them. */
export type DeputyAct = { readonly act: 'name-deputy'; readonly email: string } | { readonly act: 'remove-deputy' };

/** Whether an act, or what was refused of it, belongs to the section of the deputy. */
export const isOfDeputy = ({ act }: { readonly act: string }): boolean =>
  act === 'name-deputy' || act === 'remove-deputy';

export const isDeputyAct = <Act extends { readonly act: string }>(wanted: Act): wanted is Extract<Act, DeputyAct> =>
  isOfDeputy(wanted);

export async function changeDeputy(id: string, wanted: DeputyAct): Promise<void> {
  const params = { path: { id } };
  if (wanted.act === 'name-deputy')
    await orThrow(api.POST('/network/study/{id}/deputy', { params, body: { email: wanted.email } }));
  else await orThrow(api.POST('/network/study/{id}/deputy/remove', { params }));
}
