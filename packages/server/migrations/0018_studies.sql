CREATE TABLE "studies" (
	"network_id" text PRIMARY KEY NOT NULL,
	"protocol" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "study_experts" (
	"network_id" text NOT NULL,
	"id" uuid NOT NULL,
	"code" integer NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"locale" text NOT NULL,
	"secret_hash" text NOT NULL,
	"order_seed" integer NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"consent" jsonb,
	"saw_shared" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "study_experts_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
CREATE TABLE "study_protocols" (
	"network_id" text NOT NULL,
	"version" integer NOT NULL,
	"protocol" jsonb NOT NULL,
	"hashes" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_protocols_network_id_version_pk" PRIMARY KEY("network_id","version")
);
--> statement-breakpoint
CREATE TABLE "study_reminders" (
	"network_id" text NOT NULL,
	"expert_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_reminders_network_id_expert_id_round_ordinal_pk" PRIMARY KEY("network_id","expert_id","round","ordinal")
);
--> statement-breakpoint
CREATE TABLE "study_rounds" (
	"network_id" text NOT NULL,
	"round" integer NOT NULL,
	"protocol_version" integer NOT NULL,
	"planned_close" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"due_seen_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"first_read_at" timestamp with time zone,
	"first_read_by" uuid,
	CONSTRAINT "study_rounds_network_id_round_pk" PRIMARY KEY("network_id","round")
);
--> statement-breakpoint
ALTER TABLE "network_members" DROP CONSTRAINT "network_members_role";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "expert_id" uuid;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "round" integer;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "fixed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "networks" ADD COLUMN "open_round" integer;--> statement-breakpoint
ALTER TABLE "node_progress" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "node_progress" ADD COLUMN "takes_combinations" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_experts" ADD CONSTRAINT "study_experts_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_experts" ADD CONSTRAINT "study_experts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_experts" ADD CONSTRAINT "study_experts_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_protocols" ADD CONSTRAINT "study_protocols_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_protocols" ADD CONSTRAINT "study_protocols_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reminders" ADD CONSTRAINT "study_reminders_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reminders" ADD CONSTRAINT "study_reminders_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_first_read_by_users_id_fk" FOREIGN KEY ("first_read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_network_id_protocol_version_study_protocols_network_id_version_fk" FOREIGN KEY ("network_id","protocol_version") REFERENCES "public"."study_protocols"("network_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_experts_code" ON "study_experts" USING btree ("network_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "study_experts_address" ON "study_experts" USING btree ("network_id","address_key") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "study_experts_user" ON "study_experts" USING btree ("network_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "study_experts_person" ON "study_experts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "study_experts_id" ON "study_experts" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_rounds_open" ON "study_rounds" USING btree ("network_id") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_expert" ON "assessments" USING btree ("network_id","expert_id","round") WHERE expert_id is not null;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_role" CHECK (role in ('collaboration', 'invitation', 'expert'));--> statement-breakpoint
-- From the close of a round on, nothing writes its answers but what declares itself in its transaction: taking the close
-- back, letting in what came late, erasure, and the restore of a backup.
CREATE FUNCTION "refuse_fixed_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An insert has no OLD and a deletion no NEW: both read as null then.
	IF current_setting('credence.fixed', true) IS DISTINCT FROM 'written' AND EXISTS (
		SELECT FROM assessments
		WHERE network_id IN (OLD.network_id, NEW.network_id) AND id IN (OLD.assessment_id, NEW.assessment_id)
			AND fixed_at IS NOT NULL
	) THEN
		RAISE EXCEPTION 'The answers of a closed round are fixed.' USING ERRCODE = 'CR001';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "refuse_unfixing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('credence.fixed', true) IS DISTINCT FROM 'written' THEN
		RAISE EXCEPTION 'The answers of a closed round are fixed.' USING ERRCODE = 'CR001';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- After a row, not before it: an upsert that finds a row calls both triggers of before, and one of after.
CREATE TRIGGER "answers_are_fixed" AFTER INSERT OR UPDATE OR DELETE ON "answers" FOR EACH ROW EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
CREATE TRIGGER "combination_sets_are_fixed" AFTER INSERT OR UPDATE OR DELETE ON "combination_sets" FOR EACH ROW EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
CREATE TRIGGER "set_aside_is_fixed" AFTER INSERT OR UPDATE OR DELETE ON "set_aside" FOR EACH ROW EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
CREATE TRIGGER "directions_are_fixed" AFTER INSERT OR UPDATE OR DELETE ON "directions" FOR EACH ROW EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
CREATE TRIGGER "node_feedback_is_fixed" AFTER INSERT OR UPDATE OR DELETE ON "node_feedback" FOR EACH ROW EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
-- A save changes only the counts, which follow from the answers: it costs no call. The epoch says which answers count.
CREATE TRIGGER "node_progress_stays" AFTER UPDATE ON "node_progress" FOR EACH ROW WHEN (OLD.epoch IS DISTINCT FROM NEW.epoch OR OLD.asked IS DISTINCT FROM NEW.asked) EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
CREATE TRIGGER "node_progress_is_kept" AFTER INSERT OR DELETE ON "node_progress" FOR EACH ROW EXECUTE FUNCTION "refuse_fixed_change"();--> statement-breakpoint
CREATE TRIGGER "assessments_stay_fixed" BEFORE UPDATE OR DELETE ON "assessments" FOR EACH ROW WHEN (OLD.fixed_at IS NOT NULL) EXECUTE FUNCTION "refuse_unfixing"();
