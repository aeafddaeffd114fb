CREATE TABLE "activity_counts" (
	"starts_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"activities" integer NOT NULL,
	"logins" integer NOT NULL,
	"logouts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"scores" smallint[] NOT NULL,
	"texts" jsonb NOT NULL,
	"experience" text NOT NULL,
	"frequency" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaires_submitted" ON "questionnaires" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "combination_sets_saved" ON "combination_sets" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "node_progress_modified" ON "node_progress" USING btree ("modified_at");