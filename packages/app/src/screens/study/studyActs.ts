import { ApiError, type components, orThrow, type Study, type StudyProtocol } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { changeDeputy, type DeputyAct, isDeputyAct } from './deputyActs.js';
import { protocolFormOf } from './protocolForm.js';
import { type FileGaps, isTakeHomeAct, takeHome, type TakeHomeAct } from './takeHomeActs.js';

/** Something that the owner does with the study. */
export type OwnersAct =
  /** What is tried as an expert is saved first. */
  | { readonly act: 'save' | 'try' | 'open'; readonly protocol: StudyProtocol }
  | { readonly act: 'extend'; readonly closesAt: string }
  | { readonly act: 'close' | 'reopen' | 'openResults' }
  | TakeHomeAct
  | DeputyAct
  | { readonly act: 'remind'; readonly experts: readonly string[] }
  | { readonly act: 'letIn'; readonly experts: readonly string[] }
  | { readonly act: 'cancel'; readonly expert: string }
  | {
      readonly act: 'invite';
      readonly emails: readonly string[];
      readonly message: string;
      readonly locale: string;
      /** The expert in whose place somebody is asked. */
      readonly replaces?: string;
    };

/** What became of each address, and whether the mails go out later. */
export type InvitedExperts = Pick<components['schemas']['InvitedExperts'], 'results' | 'mailsWait'>;

export type StudyOutcome =
  | ({
      readonly ok: true;
      readonly invited?: InvitedExperts;
      /** How many experts were not told by mail. */
      readonly notMailed?: number;
    } & FileGaps)
  /** `isOutdated` if the page shows something that is no longer so. */
  | { readonly ok: false; readonly error: unknown; readonly isOutdated: boolean };

/** Does it; what goes wrong is returned. */
export async function carryOut(networkId: string, wanted: OwnersAct): Promise<StudyOutcome> {
  try {
    if (isTakeHomeAct(wanted)) return { ok: true, ...(await takeHome(networkId, wanted)) };
    if (isDeputyAct(wanted)) {
      await changeDeputy(networkId, wanted);
      return { ok: true };
    }
    if (wanted.act === 'invite') return { ok: true, invited: await invite(networkId, wanted) };
    if (wanted.act === 'remind') {
      await remind(networkId, wanted.experts);
      return { ok: true };
    }
    if (wanted.act === 'letIn') {
      await letIn(networkId, wanted.experts);
      return { ok: true };
    }
    if (wanted.act === 'cancel') {
      await cancel(networkId, wanted.expert);
      return { ok: true };
    }
    const { notMailed } = await change(networkId, wanted);
    if ('protocol' in wanted) await drafts.drop(protocolFormOf(networkId));
    return { ok: true, ...(notMailed ? { notMailed } : {}) };
  } catch (error) {
    return { ok: false, error, isOutdated: error instanceof ApiError && error.status === 409 };
  }
}

async function change(
  id: string,
  wanted: Exclude<OwnersAct, TakeHomeAct | DeputyAct | { act: 'invite' | 'remind' | 'letIn' | 'cancel' }>,
): Promise<Study> {
  const params = { path: { id } };
  if ('closesAt' in wanted) {
    const { closesAt } = wanted;
    return orThrow(api.POST('/network/study/{id}/extend', { params, body: { closesAt } }));
  }
  if ('protocol' in wanted) {
    const saved = await orThrow(api.POST('/network/study/{id}', { params, body: wanted.protocol }));
    // What is fixed is what stands on the page, whether or not it was saved before.
    return wanted.act === 'open' ? orThrow(api.POST('/network/study/{id}/open', { params })) : saved;
  }
  if (wanted.act === 'openResults') return orThrow(api.POST('/network/study/{id}/results', { params }));
  return wanted.act === 'close'
    ? orThrow(api.POST('/network/study/{id}/close', { params }))
    : orThrow(api.POST('/network/study/{id}/reopen', { params }));
}

function invite(id: string, asked: Extract<OwnersAct, { act: 'invite' }>): Promise<InvitedExperts> {
  const { emails, message, locale, replaces } = asked;
  const said = message.trim();
  const body = { emails: [...emails], locale, ...(said ? { message: said } : {}), ...(replaces ? { replaces } : {}) };
  return orThrow(api.POST('/network/study/{id}/experts', { params: { path: { id } }, body }));
}

/** Takes an invitation back that nobody has accepted. */
const cancel = (id: string, expertId: string) =>
  orThrow(api.POST('/network/study/{id}/experts/{expertId}/cancel', { params: { path: { id, expertId } } }));

/** Lets in what came after the close from these experts. */
async function letIn(id: string, experts: readonly string[]): Promise<void> {
  for (const expertId of experts)
    await orThrow(api.POST('/network/study/{id}/experts/{expertId}/late', { params: { path: { id, expertId } } }));
}

/** Reminds people one after the other. That one of several was reminded lately, or has finished meanwhile, stops nobody. */
async function remind(id: string, experts: readonly string[]): Promise<void> {
  let sent = 0;
  let refusal: unknown;
  for (const expertId of experts) {
    try {
      await orThrow(api.POST('/network/study/{id}/experts/{expertId}/remind', { params: { path: { id, expertId } } }));
      sent += 1;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'no_reminder')) throw error;
      refusal = error;
    }
  }
  if (sent === 0) throw refusal;
}

/** What was refused, and why. */
export interface RefusedAct {
  readonly act: OwnersAct['act'];
  readonly error: unknown;
}

/** What the parts of the page do. */
export interface StudyActs {
  /** What is being done. */
  running: OwnersAct['act'] | undefined;
  refused: RefusedAct | undefined;
  onAct: (act: OwnersAct) => Promise<StudyOutcome>;
}
