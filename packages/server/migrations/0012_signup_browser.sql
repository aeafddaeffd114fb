ALTER TABLE "registrations" ADD COLUMN "signup_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signup_hash" text;