import type { RefusalCode } from '@credence/api-client';

/** A call of the API once its response is sent: what is counted of it. */
export interface CallSeen {
  /** Its operationId in the contract. */
  readonly operation: string;
  readonly status: number;
  /** From the request to the end of the response. */
  readonly milliseconds: number;
  /** Why it was refused, if it was. */
  readonly refusal: RefusalCode | undefined;
}
