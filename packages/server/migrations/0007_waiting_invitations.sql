CREATE TABLE "waiting_invitations" (
	"network_id" text NOT NULL,
	"address_key" text NOT NULL,
	"address" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_invitations_network_id_address_key_pk" PRIMARY KEY("network_id","address_key")
);
--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_invitations_address" ON "waiting_invitations" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "waiting_invitations_inviter" ON "waiting_invitations" USING btree ("invited_by");