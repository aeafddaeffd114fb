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
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_registration" ON "links" USING btree ("registration_id");