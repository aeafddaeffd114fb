-- Reads go on until the last statements, writes wait from here on: an event without a network must not come meanwhile.
-- docs/operate.md says how long this takes, and how to make both indexes beforehand, while people work.
LOCK TABLE "events" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
UPDATE "events" SET "network_id" = '' WHERE "network_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "events_network_id_id_pk" ON "events" USING btree ("network_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "events_request" ON "events" USING btree ("actor_id","idempotency_key","network_id") WHERE idempotency_key is not null;--> statement-breakpoint
-- The servers of the release before leave the network out where there is none.
ALTER TABLE "events" ALTER COLUMN "network_id" SET DEFAULT '', ALTER COLUMN "network_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_pkey", ADD CONSTRAINT "events_network_id_id_pk" PRIMARY KEY USING INDEX "events_network_id_id_pk";--> statement-breakpoint
DROP INDEX "events_once";
