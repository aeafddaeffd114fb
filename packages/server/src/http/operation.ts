import type { operations } from '@credence/api-client';
import type { Services } from '../platform/services.js';
import type { PublicOperationId } from './contract/publicOperations.js';
import type { UploadedFile } from './contract/upload.js';
import type { SignedIn } from './guard.js';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Place extends string> = operations[Id] extends {
  parameters: { [P in Place]?: infer Values };
}
  ? NonNullable<Values>
  : never;
type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Responses<Id extends OperationId> = operations[Id] extends { responses: infer All } ? All : never;
type SuccessStatus = 200 | 201 | 202;

export type PathOf<Id extends OperationId> = Parameters<Id, 'path'>;
export type QueryOf<Id extends OperationId> = Parameters<Id, 'query'>;
export type HeadersOf<Id extends OperationId> = Parameters<Id, 'header'>;
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'multipart/form-data': unknown } }
    ? UploadedFile
    : JsonOf<NonNullable<Body>>
  : undefined;
/** The JSON body of a successful response, as declared in openapi.yaml. */
export type ResultOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: JsonOf<Responses<Id>[Status]>;
}[keyof Responses<Id> & SuccessStatus];

/** A request whose parts have been validated against the contract. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  /** The headers that the operation declares, named as in the contract. */
  headers: HeadersOf<Id>;
  body: BodyOf<Id>;
  /** The caller; possibly undefined if the operation needs no login. */
  caller: Id extends PublicOperationId ? SignedIn | undefined : SignedIn;
  request: {
    method: string;
    /** Path and query, as sent. */
    url: string;
    userAgent: string | undefined;
    /** The address of the client machine, as reported by trusted proxies. */
    address: string;
    /** The secret of the browser's cookie, if it sent one; see knownBrowsers. */
    browser: string | undefined;
    /** The secret of the browser's sign-up cookie, if it sent one; see signupCookie. */
    signup: string | undefined;
    /** The secret of the cookie of a login with the institution's, if it sent one; see institutionCookie. */
    institution: string | undefined;
    /** The token that was sent, whether valid or not. */
    token: string | undefined;
    acceptsGzip: boolean;
  };
}

/** A response other than a 200 with a JSON body. */
export class Reply<Body> {
  readonly body: Body;
  readonly extras: {
    status?: number;
    headers?: Record<string, string>;
    csrfToken?: string;
    browserSecret?: string;
    signupSecret?: string;
    institutionSecret?: string;
  };

  constructor(body: Body, extras: Reply<Body>['extras'] = {}) {
    this.body = body;
    this.extras = extras;
  }
}

/** A response that is a file download. */
export class FileReply {
  readonly file: { bytes: Buffer; filename: string; contentType: string; headers?: Record<string, string> };

  constructor(file: FileReply['file']) {
    this.file = file;
  }
}

/** A JSON body that is bytes already, for one who accepts it gzipped. */
export class JsonReply {
  /** Undefined if the client has this version. */
  readonly json: { readonly bytes: Buffer; readonly isGzipped: boolean } | undefined;
  /** Given if the client may keep it and ask for a newer one. */
  readonly version: string | undefined;

  constructor(json: JsonReply['json'], version?: string) {
    this.json = json;
    this.version = version;
  }
}

/** A handler whose input and output types come from openapi.yaml by operationId. */
export type Operation<Id extends OperationId> = (
  call: Call<Id>,
  services: Services,
) => Answer<Id> | Promise<Answer<Id>>;

type Answer<Id extends OperationId> = ResultOf<Id> | Reply<ResultOf<Id>> | FileReply | JsonReply;
