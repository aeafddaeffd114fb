import { hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords; a queue in front keeps their memory and processor share bounded. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes as long for an account that does not exist (undefined) as for one that does.
   * @param allow refuses by throwing; asked when the check is about to begin, after those before it are known
   */
  verify(passwordHash: string | undefined, password: string, allow?: () => Promise<void>): Promise<boolean>;
}

/** OWASP's figures for Argon2id (the library's default algorithm): memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;

export function createPasswords(): Passwords {
  const inTurn = createQueue(atOnce);
  // Made once with the same cost: what an unknown account is checked against.
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(passwordHash, password, allow) {
      nobody ??= inTurn(() => hash('nobody has this password', cost));
      const known = passwordHash ?? (await nobody);
      const right = await inTurn(async () => {
        await allow?.();
        return verify(known, password);
      });
      return right && passwordHash !== undefined;
    },
  };
}

/** Runs so many tasks at once, the others in the order they came. */
function createQueue(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // Hands its place on, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
