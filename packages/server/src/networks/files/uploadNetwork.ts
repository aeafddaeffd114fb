import { createHash } from 'node:crypto';
import { type Operation, Reply } from '../../http/operation.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { storeNetwork } from './storeNetwork.js';

export const uploadNetwork: Operation<'uploadNetwork'> = async (
  { headers, request, body: file, caller: { user } },
  services,
) => {
  const content = file && [file.filename, createHash('sha256').update(file.bytes).digest('hex')];
  const repeatableUpload = repeatable(headers['Idempotency-Key'], request, content);
  return new Reply(await storeNetwork(services, user, file, repeatableUpload), { status: 201 });
};
