import type { Failure } from '@credence/text';
import type { UploadOutcome, SendFileOptions } from './sendFile.js';
import { isActive, type Upload, type UploadState } from './upload.js';

export interface UploadsParts {
  send: (file: File, options: SendFileOptions) => Promise<UploadOutcome>;
  /** Finds the first problem of a file, as far as this device can tell. Must not reject. */
  check: (file: File) => Promise<Failure | undefined>;
  /** The signed-in user's name. One user never sees another's files. */
  user: () => string | null;
}

/** The number of simultaneous uploads: a third would not make them any faster. */
const AT_ONCE = 2;

const FRESH: ReadonlySet<UploadState> = new Set(['chosen', 'failed', 'unable', 'signed-out']);

/** The selected files and their progress. Survives navigation and the end of the session. */
export function createUploads({ send, check, user }: UploadsParts) {
  const list = createUploadList();
  const sending = createSending(send, list);
  let owner: string | null = null;
  let lastId = 0;

  async function look(id: number, file: File) {
    const advice = await check(file);
    list.change(id, { checking: false, ...(advice ? { advice } : {}) });
  }

  function remove(ids: readonly number[]) {
    sending.settle(ids, 'cancelled');
    for (const id of ids) sending.files.delete(id);
    list.show(list.rows().filter((row) => !ids.includes(row.id)));
  }
  const clear = () => remove(list.rows().map(({ id }) => id));

  return {
    subscribe: list.subscribe,
    rows: list.rows,

    /** Clears the files if they turn out to be another user's. */
    belongsTo(username: string | null) {
      if (username !== null && owner !== null && username !== owner) clear();
    },

    add(chosen: readonly File[]) {
      owner = user();
      const added = chosen.map((file) => ({ file, row: rowOf(++lastId, file) }));
      for (const { file, row } of added) sending.files.set(row.id, file);
      list.show([...list.rows(), ...added.map(({ row }) => row)]);
      for (const { file, row } of added) void look(row.id, file);
    },

    /**
     * Sends new files and those whose upload failed; if there are none, everything not yet on the server. Undefined if
     * there is nothing to send.
     */
    send(): Promise<readonly Upload[]> | undefined {
      const fresh = list.rows().filter(({ state }) => FRESH.has(state));
      const rest = list.rows().filter((row) => row.state !== 'stored' && !isActive(row));
      const ids = (fresh.length > 0 ? fresh : rest).map(({ id }) => id);
      return ids.length > 0 ? sending.start(ids) : undefined;
    },

    again: (id: number) => sending.start([id]),
    cancel: (id: number) => sending.settle([id], 'cancelled'),
    cancelAll: () => sending.settle(list.activeIds(), 'cancelled'),
    /** The session has ended: stops sending, but keeps the files. */
    pause: () => sending.settle(list.activeIds(), 'signed-out'),
    remove: (id: number) => remove([id]),
    clear,
  };
}

/** The rows of the files, who watches them, and who waits for their results. */
function createUploadList() {
  let rows: readonly Upload[] = [];
  const watchers = new Set<() => void>();
  let settled: { readonly ids: readonly number[]; readonly resolve: () => void }[] = [];

  function show(next: readonly Upload[]) {
    rows = next;
    settled = settled.filter(({ ids, resolve }) => {
      const open = rows.some((row) => ids.includes(row.id) && isActive(row));
      if (!open) resolve();
      return open;
    });
    for (const watcher of watchers) watcher();
  }

  return {
    rows: () => rows,
    activeIds: () => rows.filter(isActive).map(({ id }) => id),
    show,
    change: (id: number, next: Partial<Upload>) => show(rows.map((row) => (row.id === id ? { ...row, ...next } : row))),

    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    /** Resolves at the first change after which each of these files has a result. */
    settledAll: (ids: readonly number[]) => new Promise<void>((resolve) => settled.push({ ids, resolve })),
  };
}

/** Sends the files of a list, a few at a time. */
function createSending(send: UploadsParts['send'], list: ReturnType<typeof createUploadList>) {
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const settle = (ids: readonly number[], state: UploadState) => {
    list.show(list.rows().map((row) => (ids.includes(row.id) && isActive(row) ? { ...row, state } : row)));
    for (const id of ids) running.get(id)?.abort();
  };

  async function run(id: number, file: File) {
    const ended = new AbortController();
    running.set(id, ended);
    list.change(id, { state: 'sending', share: 0 });
    const sent = await send(file, { signal: ended.signal, onProgress: (share) => list.change(id, { share }) });
    if (running.get(id) === ended) running.delete(id);
    // If it was cancelled in the meantime, the row already says so.
    if (!ended.signal.aborted) {
      list.change(id, resultOf(sent));
      if (sent.outcome === 'signed-out') settle(list.activeIds(), 'signed-out');
    }
    sendWaiting();
  }

  function sendWaiting() {
    const waiting = list.rows().filter(({ state }) => state === 'waiting');
    for (const { id } of waiting.slice(0, AT_ONCE - running.size)) {
      const file = files.get(id);
      if (file) void run(id, file);
    }
  }

  return {
    files,
    settle,

    /** Sends these files; resolves when each of them has a result. */
    async start(ids: readonly number[]): Promise<readonly Upload[]> {
      list.show(
        list.rows().map((row) => {
          if (!ids.includes(row.id)) return { ...row, latest: isActive(row) };
          return isActive(row) ? row : { ...row, latest: true, state: 'waiting', problems: [] };
        }),
      );
      const done = list.settledAll(ids);
      sendWaiting();
      await done;
      return list.rows().filter((row) => ids.includes(row.id));
    },
  };
}

/** What a row says of a file that was sent. */
function resultOf(sent: UploadOutcome): Partial<Upload> {
  return {
    state: sent.outcome,
    problems: sent.outcome === 'refused' ? sent.problems : [],
    ...(sent.outcome === 'stored' ? { networkId: sent.networkId, problems: sent.warnings } : {}),
    ...(sent.outcome === 'stored' && sent.sameAs ? { sameAs: sent.sameAs } : {}),
  };
}

function rowOf(id: number, file: File): Upload {
  const name = file.webkitRelativePath || file.name;
  return { id, name, size: file.size, state: 'chosen', share: 0, problems: [], latest: false, checking: true };
}
