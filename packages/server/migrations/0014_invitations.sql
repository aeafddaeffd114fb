CREATE TABLE "invitations" (
	"network_id" text NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"secret_hash" text NOT NULL,
	"message" text NOT NULL,
	"due_on" date,
	"nodes" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "invitations_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_id" ON "invitations" USING btree ("id");