import { hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords, queued to bound their use of memory and processor. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes equally long for an account that does not exist (undefined).
   * @param allow refuses by throwing; called just before the check, when the results of earlier checks are known
   */
  verify(passwordHash: string | undefined, password: string, allow?: () => Promise<void>): Promise<boolean>;
}

/** Parameters of Argon2id (the library's default algorithm); memory in KiB. */
export interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's. */
const recommendedCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;

export function createPasswords(cost: HashingCost = recommendedCost): Passwords {
  const inTurn = createQueue(atOnce);
  // Created once with the same cost, to check unknown accounts against.
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(normalised(password), cost)),
    async verify(passwordHash, password, allow) {
      nobody ??= inTurn(() => hash('nobody has this password', cost));
      const known = passwordHash ?? (await nobody);
      const right = await inTurn(async () => {
        await allow?.();
        return verify(known, normalised(password));
      });
      return right && passwordHash !== undefined;
    },
  };
}

/** Keyboards differ in how they compose a letter with its accents; everything else counts as it was typed. */
const normalised = (password: string) => password.normalize('NFC');

/** Runs up to `limit` tasks at once and the rest in order of arrival. */
function createQueue(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // Hands its slot over directly, so that no newcomer can take it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
