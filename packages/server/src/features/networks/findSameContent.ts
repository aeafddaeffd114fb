import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';

/** The latest of a person's networks whose file has exactly these bytes. */
export async function findSameContent(
  reader: Reader,
  ownerId: string,
  file: Buffer,
): Promise<{ networkId: string; filename: string } | undefined> {
  const [same] = await reader
    .select({ networkId: networks.id, filename: networks.filename })
    .from(networks)
    .where(
      and(
        eq(networks.ownerId, ownerId),
        isNull(networks.deletedAt),
        // Few files are of one size, so few are read.
        eq(networks.size, file.length),
        eq(networks.file, file),
      ),
    )
    .orderBy(desc(networks.createdAt))
    .limit(1);
  return same;
}
