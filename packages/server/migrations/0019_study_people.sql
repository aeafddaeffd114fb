CREATE TABLE "study_late" (
	"network_id" text NOT NULL,
	"expert_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"node_key" text NOT NULL,
	"iteration" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"let_in_at" timestamp with time zone,
	CONSTRAINT "study_late_network_id_expert_id_round_node_key_iteration_pk" PRIMARY KEY("network_id","expert_id","round","node_key","iteration")
);
--> statement-breakpoint
CREATE TABLE "study_redactions" (
	"network_id" text NOT NULL,
	"expert_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"node_key" text NOT NULL,
	"iteration" bigint NOT NULL,
	"hash" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	CONSTRAINT "study_redactions_network_id_expert_id_round_node_key_iteration_pk" PRIMARY KEY("network_id","expert_id","round","node_key","iteration")
);
--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "deputy_address" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "deputy_key" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "deputy_id" uuid;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "deputy_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "deputy_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_experts" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "study_late" ADD CONSTRAINT "study_late_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_late" ADD CONSTRAINT "study_late_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_redactions" ADD CONSTRAINT "study_redactions_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_redactions" ADD CONSTRAINT "study_redactions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_redactions" ADD CONSTRAINT "study_redactions_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;