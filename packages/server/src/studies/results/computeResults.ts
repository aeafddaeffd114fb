import { eq } from 'drizzle-orm';
import { inSnapshot } from '../../database/inSnapshot.js';
import { networks } from '../../database/schema/index.js';
import { findOutcomes } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import type { PanelResults } from '../../platform/files/panelResults.js';
import { Recent } from '../../platform/recent.js';
import type { Services } from '../../platform/services.js';
import { readPanel } from './readPanel.js';
import { listRedactions } from './redactions.js';
import { listReleased, type PanelExpert } from './released.js';
import type { OpenedResults } from './requireOpened.js';

/** Of large panels they are megabytes. */
const recent = new Recent<PanelResults>(16);

/**
 * What the experts of an opened round say together, and who they are. Computed in a worker, and not again until somebody's
 * answers or the outcomes are others, or a comment was taken out.
 */
export async function computeResults(
  { network, protocol, round }: OpenedResults,
  { database, files }: Pick<Services, 'database' | 'files'>,
): Promise<PanelResults & { panel: PanelExpert[] }> {
  const { id } = network;
  const [panel, { outcomes, cases, revision }, redactions] = await inSnapshot(database, async (reader) => [
    await listReleased(reader, id),
    await findOutcomes(reader, id),
    await listRedactions(reader, { networkId: id, round }),
  ]);
  const key = JSON.stringify([
    id,
    round,
    revision,
    redactions.length,
    panel.map(({ assessmentId, saves }) => [assessmentId, saves]),
  ]);
  const compute = async () => {
    // Newer than the key, if answers were erased meanwhile: nobody asks by this key again.
    const [stored, { tables, experts }] = await inSnapshot(database, async (reader) => [
      (await reader.select({ file: networks.file }).from(networks).where(eq(networks.id, id)))[0],
      await readPanel(reader, id),
    ]);
    if (!stored) throw new ApiError('network_not_found');
    return files.panelResults(stored.file, {
      tables,
      codes: experts.map(({ code }) => code),
      primary: protocol.primary,
      outcomes,
      cases: cases.map(({ findings }) => findings),
    });
  };
  const found = await recent.of(key, compute, ({ ranOut }) => !ranOut);
  const answering = new Set(found.answering);
  return { ...found, panel: panel.filter(({ code }) => answering.has(code)) };
}
