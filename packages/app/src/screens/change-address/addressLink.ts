import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { onlyOnce } from '../../ground/mailedLink.js';
import { catalogue } from '../../ground/text/catalogue.js';

/** What a link about another address would do. */
export type AddressLink =
  | { readonly state: 'invalid' }
  /** Why it could not be checked. */
  | { readonly state: 'unknown'; readonly message: string }
  | {
      readonly state: 'asks';
      readonly secret: string;
      readonly to: string;
      /** Known at the present address only. */
      readonly from: string | undefined;
      readonly agreed: boolean;
    };

/** What became of the answer. A new object for each. */
export type Answered =
  | { readonly outcome: 'waiting' | 'changed' | 'refused' }
  | { readonly outcome: 'failed'; readonly message: string };

/** Checks the link by which the page was opened. Never throws. */
export async function readAddressLink(held: URLSearchParams): Promise<AddressLink> {
  const link = onlyOnce(held, 'secret');
  if (!link) return { state: 'invalid' };
  try {
    const { secret } = link;
    const found = await orThrow(api.POST('/user/check-address-link', { body: { secret } }));
    if (!found.valid || found.to === undefined) return { state: 'invalid' };
    return { state: 'asks', secret, to: found.to, from: found.from, agreed: found.agreed === true };
  } catch (error) {
    const { text } = catalogue();
    return { state: 'unknown', message: failureSentence(error, text, { failed: text.address.checkFailed }) };
  }
}

/** Agrees or refuses. Never throws. */
export async function answerAddressLink(body: { secret: string; agree: boolean }): Promise<Answered> {
  try {
    return { outcome: (await orThrow(api.POST('/user/answer-address-change', { body }))).outcome };
  } catch (error) {
    const { text } = catalogue();
    const { answerFailed: failed, noResponse } = text.address;
    return { outcome: 'failed', message: failureSentence(error, text, { failed, noResponse }) };
  }
}
