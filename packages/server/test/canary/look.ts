import type { ContractOperation } from '../../src/http/contract/contract.js';
import { mailbox } from '../mailbox.js';
import { contract, type TestApp } from '../testApp.js';
import { keepRows } from './kept.js';
import { maySee } from './maySee.js';
import { canaryRequests } from './requests.js';
import { type Canary, canariesIn, everythingIn } from './said.js';
import { type Caller, callers, type CanaryStudy, canaryStudy, makeAdministrator, type State } from './study.js';

export interface Looked {
  /** Each as `caller canary in operation`. */
  readonly leaks: readonly string[];
  /** Each as `caller canary`, whether or not it may be. */
  readonly seen: readonly string[];
  readonly responses: number;
  readonly succeeded: number;
  readonly mails: number;
  readonly bytes: number;
  readonly operations: number;
}

/** Lets everybody call every operation of a study in this state, and looks through what they and their mails say. */
export async function lookEverywhere(
  server: TestApp,
  state: State,
  operations: readonly ContractOperation[] = contract,
): Promise<Looked> {
  const study = await canaryStudy(server, state);
  let kept = await keepRows(server);
  const leaks: string[] = [];
  const [seen, called] = [new Set<string>(), new Set<string>()];
  const counts = { responses: 0, succeeded: 0, mails: 0, bytes: 0 };
  const note = (name: Caller, where: string, text: string, allowed: readonly Canary[]) => {
    counts.bytes += text.length;
    for (const canary of canariesIn(text)) {
      seen.add(`${name} ${canary}`);
      if (!allowed.includes(canary)) leaks.push(`${name} ${canary} in ${where}`);
    }
  };
  /** Nothing that was said is in a mail, whoever it is for. */
  const lookThroughMails = async (name: Caller, where: string) => {
    const mails = await mailbox(server);
    counts.mails += mails.length - before;
    note(name, `a mail after ${where}`, JSON.stringify(mails), []);
  };
  let before = 0;
  await lookThroughMails('owner', state);
  before = counts.mails;
  for (const name of Object.keys(callers) as Caller[]) {
    if (name === 'owningAdministrator') {
      await makeAdministrator(server, study);
      await kept.forget();
      kept = await keepRows(server);
    }
    for (const operation of operations)
      for (const request of canaryRequests(operation, study, name)) {
        const response = await call(study, name, operation, request);
        counts.responses += 1;
        if (response.statusCode < 300) counts.succeeded += 1;
        called.add(operation.id);
        note(name, `${operation.id} ${request.url}`, everythingIn(response), maySee(name, state));
        if (operation.method === 'GET') continue;
        if (response.statusCode < 300) await lookThroughMails(name, operation.id);
        await kept.putBack();
      }
  }
  await kept.forget();
  return { leaks, seen: [...seen].sort(), operations: called.size, ...counts };
}

export function call(
  { people }: CanaryStudy,
  name: Caller,
  { method }: ContractOperation,
  { url, body, file }: ReturnType<typeof canaryRequests>[number],
) {
  const { client } = people[name];
  // As a browser asks for it.
  const headers = { 'accept-encoding': 'gzip' };
  if (method === 'GET') return client.get(url, headers);
  return file === undefined ? client.post(url, body, headers) : client.upload(url, { bytes: file, headers });
}
