CREATE TABLE "explanations" (
	"network_id" text NOT NULL,
	"node_key" text NOT NULL,
	"title" text NOT NULL,
	"explanation" text NOT NULL,
	"unit" text NOT NULL,
	"states" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "explanations_network_id_node_key_pk" PRIMARY KEY("network_id","node_key")
);
--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "state_details" jsonb;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_network_id_node_key_nodes_network_id_key_fk" FOREIGN KEY ("network_id","node_key") REFERENCES "public"."nodes"("network_id","key") ON DELETE no action ON UPDATE no action;