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
	CONSTRAINT "answers_network_id_assessment_id_node_key_epoch_iteration_pk" PRIMARY KEY("network_id","assessment_id","node_key","epoch","iteration")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"network_id" text NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assessments_network_id_id_pk" PRIMARY KEY("network_id","id")
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
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seq" bigint NOT NULL,
	"actor_id" uuid,
	"username" text,
	"type" text NOT NULL,
	"network_id" text,
	"assessment_id" uuid,
	"node_key" text,
	"epoch" integer,
	"iteration" bigint,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"idempotency_key" text,
	"request_hash" text,
	"response" jsonb
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
	CONSTRAINT "network_members_network_id_id_pk" PRIMARY KEY("network_id","id")
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
	"node_count" integer NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
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
	CONSTRAINT "nodes_network_id_key_pk" PRIMARY KEY("network_id","key")
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
	"user_agent" text
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
	"deleted_at" timestamp with time zone
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
	CONSTRAINT "visits_network_id_id_pk" PRIMARY KEY("network_id","id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combination_sets" ADD CONSTRAINT "combination_sets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combination_sets" ADD CONSTRAINT "combination_sets_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_members" ADD CONSTRAINT "network_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "networks" ADD CONSTRAINT "networks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_network_id_assessment_id_assessments_network_id_id_fk" FOREIGN KEY ("network_id","assessment_id") REFERENCES "public"."assessments"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_progress" ADD CONSTRAINT "node_progress_network_id_node_key_nodes_network_id_key_fk" FOREIGN KEY ("network_id","node_key") REFERENCES "public"."nodes"("network_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nodes" ADD CONSTRAINT "nodes_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_network_id_networks_id_fk" FOREIGN KEY ("network_id") REFERENCES "public"."networks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "events_once" ON "events" USING btree ("actor_id","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "events_question" ON "events" USING btree ("network_id","node_key","iteration","at");--> statement-breakpoint
CREATE INDEX "events_network" ON "events" USING btree ("network_id","at");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("type","at");--> statement-breakpoint
CREATE UNIQUE INDEX "network_members_living" ON "network_members" USING btree ("network_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "network_members_user" ON "network_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "networks_owner" ON "networks" USING btree ("owner_id","modified_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");