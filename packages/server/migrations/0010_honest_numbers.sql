CREATE TABLE "set_aside" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"epoch" integer NOT NULL,
	"iteration" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_network_id_assessment_id_node_key_epoch_iteration_user_id_pk" PRIMARY KEY("network_id","assessment_id","node_key","epoch","iteration","user_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "exact" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "touched" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "standing" text;--> statement-breakpoint
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "set_aside_user" ON "set_aside" USING btree ("user_id");