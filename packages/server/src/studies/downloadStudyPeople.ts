import { FileReply, type Operation } from '../http/operation.js';
import { nameOf, recordDownload, renamed, requireNetwork } from '../networks/index.js';
import { type Cell, toCsv } from '../platform/csv.js';
import { findStudy } from './findStudy.js';
import { listPanel, type PanelRow } from './listPanel.js';
import { requireAct } from './requireAct.js';

const head = [
  'name',
  'address',
  'part',
  'consented_on',
  'consent',
  'may_be_published',
  'wants_to_be_named',
  'interests',
];

/**
 * Who takes part in a study and what they consented to, for the acknowledgements and the declarations of interests. By
 * name and without codes: the file outlives the list of which code is whose.
 */
export const downloadStudyPeople: Operation<'downloadStudyPeople'> = async (
  { path: { id }, caller: { user } },
  services,
) => {
  const { database, clock } = services;
  const { network } = await requireNetwork(database, id, user, 'run_study');
  const found = await findStudy(database, network.id);
  await requireAct(database, 'download_people', { found, by: 'run_study', at: clock.now() });
  const panel = await listPanel(database, found);
  const rows = panel.flatMap(rowOf).toSorted(([one], [other]) => String(one).localeCompare(String(other), 'en'));
  const bytes = toCsv([head, ...rows], { separator: 'comma', marked: true });
  const download = { networkId: network.id, of: 'people', format: 'csv' };
  await recordDownload({ as: 'results_exported', user, ...download }, services);
  const filename = renamed(network.filename, 'csv').replace(/(?=\.csv$)/, ' people');
  return new FileReply({ bytes, filename, contentType: 'text/csv; charset=utf-8' });
};

/** Nothing of somebody who did not accept, or had their answers erased. */
function rowOf({ expert: { consent, address, ending }, person }: PanelRow): Cell[][] {
  if (!consent || ending === 'erased') return [];
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  const name = person ? nameOf(person) || person.username : '';
  const part = ending === null ? 'takes part' : 'withdrew, answers kept';
  const { at, version, publishes, named, interests } = consent;
  return [[name, address, part, at.slice(0, 10), version, yes(publishes), yes(named), interests]];
}
