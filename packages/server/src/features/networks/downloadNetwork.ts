import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { ApiError } from '../../platform/errors.js';
import { countAttempt } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { FileReply, type Operation } from '../../http/operation.js';
import { recordEvent } from '../../ground/events/events.js';
import { downloadNetwork as download } from '../../workflows/downloadNetwork.js';

export const downloadNetwork: Operation<'downloadNetwork'> = async ({ path, query, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { network } = await requireNetwork(database, path.id, user, 'download');
  if (query.format) throw new ApiError('not_offered');
  const { bytes, incompleteNodes } = await download(services, network.id);
  const at = clock.now();
  // Nobody fills the log by downloading without end.
  const attempt = { limit: limits.notedDownloads, subject: user.id };
  if ((await countAttempt(database, attempt, { secret: config.secret, at })).allowed)
    await recordEvent(database, { type: 'network_downloaded', at, actor: user, networkId: network.id });
  return new FileReply({
    bytes,
    filename: network.filename,
    contentType: 'application/xml',
    headers: incompleteNodes > 0 ? { 'X-Incomplete-Nodes': String(incompleteNodes) } : {},
  });
};
