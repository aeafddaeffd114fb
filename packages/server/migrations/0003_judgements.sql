CREATE TABLE "directions" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"directions" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "directions_network_id_assessment_id_node_key_pk" PRIMARY KEY("network_id","assessment_id","node_key")
);
--> statement-breakpoint
CREATE TABLE "node_feedback" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"plausible" boolean NOT NULL,
	"comment" text NOT NULL,
	"epoch" integer NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "node_feedback_network_id_assessment_id_node_key_user_id_pk" PRIMARY KEY("network_id","assessment_id","node_key","user_id")
);
--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_feedback" ADD CONSTRAINT "node_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_feedback" ADD CONSTRAINT "node_feedback_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;