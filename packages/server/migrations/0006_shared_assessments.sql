DROP INDEX "events_type";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "is_shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "answers_author" ON "answers" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_shared" ON "assessments" USING btree ("network_id") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "combination_sets_author" ON "combination_sets" USING btree ("author_id");