import { FileReply, type Operation } from '../../http/operation.js';
import { recordDownload, renamed, requireNetwork } from '../../networks/index.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';
import { listCalled } from './listCalled.js';
import { leftOutHeader, markOf, readFilePanel } from './publication.js';
import { listRedactions } from './redactions.js';
import { redcapAnswers, redcapDictionary } from './redcapCsv.js';
import { redcapFields } from './redcapFields.js';
import type { Released } from './released.js';
import { suffixed } from './suffixed.js';

/** What the panel said as REDCap imports it: the data dictionary of the project, or its answers. */
export const downloadStudyForRedcap: Operation<'downloadStudyForRedcap'> = async (
  { path: { id, file }, query, caller: { user } },
  services,
) => {
  const { database, readFromReplica, clock } = services;
  const whose: Released = query.for ?? 'all';
  const { network } = await requireNetwork(database, id, user, 'run_study');
  const networkId = network.id;
  const found = await findStudy(database, networkId);
  await requireAct(database, 'download_results', { found, by: 'run_study', at: clock.now() });
  const { round } = requireRound(found);
  const { panel, leftOut, fields } = await readFromReplica(async (reader) => {
    const read = await readFilePanel(reader, networkId, whose);
    const nodes = await listCalled(reader, network);
    const redactions = await listRedactions(reader, { networkId, round });
    return { ...read, fields: redcapFields({ panel: read.panel, nodes, redactions }) };
  });
  const bytes = file === 'dictionary' ? redcapDictionary(fields) : redcapAnswers(fields, panel);
  await recordDownload(
    { as: 'results_exported', user, networkId, of: markOf(whose, 'panel'), format: `redcap_${file}` },
    services,
  );
  const filename = suffixed(renamed(network.filename, 'csv'), markOf(whose, `REDCap ${file}`));
  const headers = leftOutHeader(leftOut);
  return new FileReply({ bytes, filename, contentType: 'text/csv; charset=utf-8', headers });
};
