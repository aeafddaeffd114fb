CREATE TABLE "activity_counts" (
	"starts_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"activities" integer NOT NULL,
	"logins" integer NOT NULL,
	"logouts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"present_agreed_at" timestamp with time zone,
	"new_agreed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"epoch" integer NOT NULL,
	"iteration" bigint NOT NULL,
	"sliders" jsonb NOT NULL,
	"self_eval" integer,
	"comment" text DEFAULT '' NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"author_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"exact" jsonb,
	"touched" jsonb,
	"standing" text,
	"origin" text,
	"taken_from" bigint,
	"certainty_from" bigint,
	"reason" text,
	CONSTRAINT "answers_network_id_assessment_id_node_key_epoch_iteration_pk" PRIMARY KEY("network_id","assessment_id","node_key","epoch","iteration")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"network_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_shared" boolean DEFAULT true NOT NULL,
	"expert_id" uuid,
	"round" integer,
	"fixed_at" timestamp with time zone,
	CONSTRAINT "assessments_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clock_record" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"steady_since" timestamp with time zone NOT NULL,
	"jumped" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "clock_record_is_one" CHECK ("clock_record"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "combination_sets" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"epoch" integer NOT NULL,
	"revision" integer NOT NULL,
	"combinations" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "combination_sets_network_id_assessment_id_node_key_epoch_pk" PRIMARY KEY("network_id","assessment_id","node_key","epoch")
);
--> statement-breakpoint
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
CREATE TABLE "erasures" (
	"network_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seq" bigint NOT NULL,
	"actor_id" uuid,
	"username" text,
	"type" text NOT NULL,
	"network_id" text DEFAULT '' NOT NULL,
	"assessment_id" uuid,
	"node_key" text,
	"epoch" integer,
	"iteration" bigint,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"idempotency_key" text,
	"request_hash" text,
	"response" jsonb,
	"revision" integer,
	CONSTRAINT "events_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
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
CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"registration_id" uuid
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "network_members" (
	"network_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "network_members_network_id_id_pk" PRIMARY KEY("network_id","id"),
	CONSTRAINT "network_members_role" CHECK (role in ('collaboration', 'invitation', 'expert'))
);
--> statement-breakpoint
CREATE TABLE "networks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"file" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"own_name" text DEFAULT '' NOT NULL,
	"node_count" integer NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"owner_resets_only" boolean DEFAULT false NOT NULL,
	"open_round" integer
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
CREATE TABLE "node_progress" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"last_epoch" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reset_at" timestamp with time zone,
	"columns" numeric NOT NULL,
	"closed" numeric DEFAULT 0 NOT NULL,
	"open" numeric NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"modified_at" timestamp with time zone,
	"asked" jsonb,
	"takes_combinations" boolean DEFAULT true NOT NULL,
	CONSTRAINT "node_progress_network_id_assessment_id_node_key_pk" PRIMARY KEY("network_id","assessment_id","node_key")
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"network_id" text NOT NULL,
	"key" text NOT NULL,
	"ordinal" integer NOT NULL,
	"file_id" text NOT NULL,
	"display_name" text NOT NULL,
	"kind" text NOT NULL,
	"states" jsonb NOT NULL,
	"parents" jsonb NOT NULL,
	"not_assessed" text,
	"has_numbers" boolean NOT NULL,
	"position" jsonb,
	"description" text,
	"state_details" jsonb,
	CONSTRAINT "nodes_network_id_key_pk" PRIMARY KEY("network_id","key")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"network_id" text PRIMARY KEY NOT NULL,
	"outcomes" jsonb NOT NULL,
	"cases" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_logins" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "record_starts" (
	"network_id" text NOT NULL,
	"assessment_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"tables" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_starts_network_id_assessment_id_node_key_pk" PRIMARY KEY("network_id","assessment_id","node_key")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"discipline" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '0' NOT NULL,
	"position" text DEFAULT '0' NOT NULL,
	"workplace" text DEFAULT '0' NOT NULL,
	"experience" integer,
	"locale" text,
	"privacy_version" text,
	"privacy_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"signup_hash" text,
	"shows_profile" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"confirmed_at" timestamp with time zone,
	"pending" "bytea",
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"user_agent" text,
	"id_token" "bytea",
	"study_id" text
);
--> statement-breakpoint
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
CREATE TABLE "studies" (
	"network_id" text PRIMARY KEY NOT NULL,
	"protocol" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone,
	"deputy_address" text,
	"deputy_key" text,
	"deputy_id" uuid,
	"deputy_asked_at" timestamp with time zone,
	"deputy_accepted_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
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
	"replaced_by" uuid,
	CONSTRAINT "study_experts_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"discipline" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '0' NOT NULL,
	"position" text DEFAULT '0' NOT NULL,
	"workplace" text DEFAULT '0' NOT NULL,
	"experience" integer,
	"profile_pic" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"locale" text,
	"quota_networks" integer,
	"quota_bytes" bigint,
	"quota_uploads" integer,
	"privacy_version" text,
	"privacy_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone,
	"signup_hash" text,
	"shows_profile" boolean DEFAULT false NOT NULL,
	"has_password" boolean DEFAULT true NOT NULL,
	"owns_studies" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"network_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"node_key" text NOT NULL,
	"iteration" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"states" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"assessment_id" uuid,
	CONSTRAINT "visits_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
CREATE TABLE "waiting_invitations" (
	"network_id" text NOT NULL,
	"address_key" text NOT NULL,
	"address" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "waiting_invitations_network_id_address_key_pk" PRIMARY KEY("network_id","address_key")
);
--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combination_sets" ADD CONSTRAINT "combination_sets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combination_sets" ADD CONSTRAINT "combination_sets_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanations" ADD CONSTRAINT "explanations_network_id_node_key_nodes_network_id_key_fk" FOREIGN KEY ("network_id","node_key") REFERENCES "public"."nodes"("network_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_feedback" ADD CONSTRAINT "node_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_feedback" ADD CONSTRAINT "node_feedback_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_network_id_assessment_id_assessments_network_id_id_fk" FOREIGN KEY ("network_id","assessment_id") REFERENCES "public"."assessments"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_network_id_node_key_nodes_network_id_key_fk" FOREIGN KEY ("network_id","node_key") REFERENCES "public"."nodes"("network_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nodes" ADD CONSTRAINT "nodes_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_starts" ADD CONSTRAINT "record_starts_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside" ADD CONSTRAINT "set_aside_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studies" ADD CONSTRAINT "studies_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_experts" ADD CONSTRAINT "study_experts_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_experts" ADD CONSTRAINT "study_experts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_experts" ADD CONSTRAINT "study_experts_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_late" ADD CONSTRAINT "study_late_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_late" ADD CONSTRAINT "study_late_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_protocols" ADD CONSTRAINT "study_protocols_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_protocols" ADD CONSTRAINT "study_protocols_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_redactions" ADD CONSTRAINT "study_redactions_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_redactions" ADD CONSTRAINT "study_redactions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_redactions" ADD CONSTRAINT "study_redactions_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reminders" ADD CONSTRAINT "study_reminders_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reminders" ADD CONSTRAINT "study_reminders_network_id_expert_id_study_experts_network_id_id_fk" FOREIGN KEY ("network_id","expert_id") REFERENCES "public"."study_experts"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_first_read_by_users_id_fk" FOREIGN KEY ("first_read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rounds" ADD CONSTRAINT "study_rounds_network_id_protocol_version_study_protocols_network_id_version_fk" FOREIGN KEY ("network_id","protocol_version") REFERENCES "public"."study_protocols"("network_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_network_id_assessment_id_assessments_network_id_id_fk" FOREIGN KEY ("network_id","assessment_id") REFERENCES "public"."assessments"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_expires" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "answers_author" ON "answers" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_expert" ON "assessments" USING btree ("network_id","expert_id","round") WHERE expert_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "assessments_shared" ON "assessments" USING btree ("network_id") WHERE is_shared;--> statement-breakpoint
CREATE INDEX "attempts_expires" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "combination_sets_saved" ON "combination_sets" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "combination_sets_author" ON "combination_sets" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_request" ON "events" USING btree ("actor_id","idempotency_key","network_id") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "events_question" ON "events" USING btree ("network_id","node_key","iteration","at");--> statement-breakpoint
CREATE INDEX "events_network" ON "events" USING btree ("network_id","at");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_id" ON "invitations" USING btree ("id");--> statement-breakpoint
CREATE INDEX "known_browsers_user" ON "known_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_last_used" ON "known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "links_expires" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "links_registration" ON "links" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE sealed is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "network_members_living" ON "network_members" USING btree ("network_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "network_members_user" ON "network_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "networks_owner" ON "networks" USING btree ("owner_id","modified_at");--> statement-breakpoint
CREATE INDEX "node_progress_modified" ON "node_progress" USING btree ("modified_at");--> statement-breakpoint
CREATE INDEX "pending_logins_expires" ON "pending_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "questionnaires_submitted" ON "questionnaires" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "set_aside_user" ON "set_aside" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_experts_code" ON "study_experts" USING btree ("network_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "study_experts_address" ON "study_experts" USING btree ("network_id","address_key") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "study_experts_user" ON "study_experts" USING btree ("network_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "study_experts_person" ON "study_experts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "study_experts_id" ON "study_experts" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_rounds_open" ON "study_rounds" USING btree ("network_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "visits_user" ON "visits" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "waiting_invitations_address" ON "waiting_invitations" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "waiting_invitations_inviter" ON "waiting_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Only the retention job takes rows away, and only from the old end of the chain.
	IF TG_OP = 'DELETE' AND current_setting('credence.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The audit log is only ever appended to.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_appended_to" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_is_not_emptied" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
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
