import { inSnapshot } from '../../database/inSnapshot.js';
import { recordDownload } from '../../ground/downloads/recordDownload.js';
import { renamed } from '../../ground/downloads/writtenFile.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { findStudy } from '../../ground/study/findStudy.js';
import { requireResults } from '../../ground/study/requireResults.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { listCalled } from './listCalled.js';
import { readPanel } from './readPanel.js';
import { redcapAnswers, redcapDictionary } from './redcapCsv.js';
import { redcapFields } from './redcapFields.js';
import { listRedactions } from './redactions.js';
import { suffixed } from './suffixed.js';

/** What the panel said as REDCap imports it: the data dictionary of the project, or its answers. */
export const downloadStudyForRedcap: Operation<'downloadStudyForRedcap'> = async (
  { path: { id, file }, caller: { user } },
  services,
) => {
  const { database } = services;
  const { network } = await requireNetwork(database, id, user, 'run_study');
  const networkId = network.id;
  const { round } = requireResults(await findStudy(database, networkId));
  const { panel, fields } = await inSnapshot(database, async (reader) => {
    const said = await readPanel(reader, networkId);
    const nodes = await listCalled(reader, network);
    const redactions = await listRedactions(reader, { networkId, round });
    return { panel: said, fields: redcapFields({ panel: said, nodes, redactions }) };
  });
  const bytes = file === 'dictionary' ? redcapDictionary(fields) : redcapAnswers(fields, panel);
  await recordDownload({ as: 'results_exported', user, networkId, of: 'panel', format: `redcap_${file}` }, services);
  const filename = suffixed(renamed(network.filename, 'csv'), `REDCap ${file}`);
  return new FileReply({ bytes, filename, contentType: 'text/csv; charset=utf-8' });
};
