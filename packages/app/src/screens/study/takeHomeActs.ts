import { downloadOrThrow, orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { saveFile } from '../../ground/saveFile.js';

/** The forms in which tables are downloaded. */
export const tableFormats = ['original', 'xmlbif', 'csv'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Whose answers a file has: everybody's, or those that may be published. */
export const whoseAnswers = ['all', 'publication'] as const;
export type WhoseAnswers = (typeof whoseAnswers)[number];

/** The files that REDCap imports, in this order. */
export const redcapFiles = ['dictionary', 'answers'] as const;
export type RedcapFile = (typeof redcapFiles)[number];

/** Something that an owner does with what a study found; `of` is an expert's code, such as E3, or a pool. */
export type TakeHomeAct =
  | { readonly act: 'download'; readonly of: string; readonly format: TableFormat; readonly whose: WhoseAnswers }
  | { readonly act: 'redcap'; readonly file: RedcapFile; readonly whose: WhoseAnswers }
  /** Who takes part, and what they consented to. */
  | { readonly act: 'people' }
  | { readonly act: 'adopt'; readonly of: string }
  | { readonly act: 'undo-adoption' | 'declare-final' };

const acts: Readonly<Record<TakeHomeAct['act'], true>> = {
  download: true,
  redcap: true,
  people: true,
  adopt: true,
  'undo-adoption': true,
  'declare-final': true,
};

/** Whether an act, or what was refused of it, belongs to the section of what is taken home. */
export const isTakenHome = ({ act }: { readonly act: string }): boolean => Object.hasOwn(acts, act);

export const isTakeHomeAct = <Act extends { readonly act: string }>(wanted: Act): wanted is Extract<Act, TakeHomeAct> =>
  isTakenHome(wanted);

/** What a downloaded file lacks. */
export interface FileGaps {
  /** Nodes without numbers. */
  readonly incomplete?: number;
  /** Experts who did not consent to publication. */
  readonly leftOut?: number;
}

/** @returns of a download, what it lacks */
export async function takeHome(id: string, wanted: TakeHomeAct): Promise<FileGaps> {
  const params = { path: { id } };
  if (wanted.act === 'download') return download(id, wanted);
  if (wanted.act === 'redcap') return downloadForRedcap(id, wanted);
  if (wanted.act === 'people')
    saveFile(await downloadOrThrow(api.GET('/network/study/{id}/people', { params, parseAs: 'blob' })));
  else if (wanted.act === 'adopt')
    await orThrow(api.POST('/network/study/{id}/adopt', { params, body: { of: wanted.of } }));
  else if (wanted.act === 'undo-adoption') await orThrow(api.POST('/network/study/{id}/adopt/undo', { params }));
  else await orThrow(api.POST('/network/study/{id}/final', { params }));
  return {};
}

async function download(
  id: string,
  { of, format, whose }: Extract<TakeHomeAct, { act: 'download' }>,
): Promise<FileGaps> {
  const call = api.GET('/network/study/{id}/tables/{of}', {
    params: { path: { id, of }, query: { ...(format === 'original' ? {} : { format }), ...onlyOf(whose) } },
    parseAs: 'blob',
  });
  saveFile(await downloadOrThrow(call));
  return gapsIn((await call).response);
}

async function downloadForRedcap(
  id: string,
  { file, whose }: Extract<TakeHomeAct, { act: 'redcap' }>,
): Promise<FileGaps> {
  const params = { path: { id, file }, query: onlyOf(whose) };
  const call = api.GET('/network/study/{id}/redcap/{file}', { params, parseAs: 'blob' });
  saveFile(await downloadOrThrow(call));
  return gapsIn((await call).response);
}

const onlyOf = (whose: WhoseAnswers) => (whose === 'publication' ? { for: whose } : {});

const gapsIn = ({ headers }: Response): FileGaps => ({
  incomplete: Number(headers.get('X-Incomplete-Nodes') ?? 0),
  leftOut: Number(headers.get('X-Left-Out-Experts') ?? 0),
});
