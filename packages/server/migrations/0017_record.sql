CREATE TABLE "erasures" (
	"network_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL
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
ALTER TABLE "answers" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "taken_from" bigint;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "certainty_from" bigint;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "assessment_id" uuid;--> statement-breakpoint
ALTER TABLE "record_starts" ADD CONSTRAINT "record_starts_network_id_assessment_id_node_key_node_progress_network_id_assessment_id_node_key_fk" FOREIGN KEY ("network_id","assessment_id","node_key") REFERENCES "public"."node_progress"("network_id","assessment_id","node_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_network_id_assessment_id_assessments_network_id_id_fk" FOREIGN KEY ("network_id","assessment_id") REFERENCES "public"."assessments"("network_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION iso(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;--> statement-breakpoint
UPDATE "visits" SET "assessment_id" = "assessments"."id" FROM "assessments" WHERE "assessments"."network_id" = "visits"."network_id" AND "is_shared";--> statement-breakpoint
-- What a replay begins with for every node that has been worked on: its rows as they are now.
INSERT INTO "record_starts" ("network_id", "assessment_id", "node_key", "tables", "at")
SELECT p.network_id, p.assessment_id, p.node_key, jsonb_build_object(
  'progress', jsonb_build_object('epoch', p.epoch, 'lastEpoch', p.last_epoch, 'revision', p.revision,
    'resetAt', iso(p.reset_at), 'modifiedAt', iso(p.modified_at),
    'closed', p.closed::text, 'open', p.open::text, 'answered', p.answered),
  'answers', (SELECT coalesce(jsonb_object_agg(a.epoch || ' ' || a.iteration, jsonb_build_object(
      'sliders', a.sliders, 'exact', a.exact, 'touched', a.touched, 'standing', a.standing,
      'origin', a.origin, 'takenFrom', a.taken_from, 'certaintyFrom', a.certainty_from, 'reason', a.reason,
      'selfEval', a.self_eval, 'comment', a.comment, 'seconds', a.seconds, 'authorId', a.author_id, 'sequence', a.sequence,
      'revision', a.revision, 'savedAt', iso(a.saved_at))), '{}')
    FROM answers a WHERE (a.network_id, a.assessment_id, a.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'combinationSets', (SELECT coalesce(jsonb_object_agg(c.epoch, jsonb_build_object('revision', c.revision,
      'combinations', c.combinations, 'authorId', c.author_id, 'savedAt', iso(c.saved_at))), '{}')
    FROM combination_sets c WHERE (c.network_id, c.assessment_id, c.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'setAside', (SELECT coalesce(jsonb_object_agg(s.epoch || ' ' || s.iteration || ' ' || s.user_id,
      jsonb_build_object('revision', s.revision, 'savedAt', iso(s.saved_at))), '{}')
    FROM set_aside s WHERE (s.network_id, s.assessment_id, s.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'directions', (SELECT jsonb_build_object('directions', d.directions, 'authorId', d.author_id, 'savedAt', iso(d.saved_at))
    FROM directions d WHERE (d.network_id, d.assessment_id, d.node_key) = (p.network_id, p.assessment_id, p.node_key)),
  'nodeFeedback', (SELECT coalesce(jsonb_object_agg(f.user_id, jsonb_build_object('plausible', f.plausible,
      'comment', f.comment, 'epoch', f.epoch, 'revision', f.revision, 'savedAt', iso(f.saved_at))), '{}')
    FROM node_feedback f WHERE (f.network_id, f.assessment_id, f.node_key) = (p.network_id, p.assessment_id, p.node_key))
), now()
FROM node_progress p
WHERE p.revision > 0
  OR EXISTS (SELECT FROM directions d WHERE (d.network_id, d.assessment_id, d.node_key) = (p.network_id, p.assessment_id, p.node_key))
  OR EXISTS (SELECT FROM node_feedback f WHERE (f.network_id, f.assessment_id, f.node_key) = (p.network_id, p.assessment_id, p.node_key));--> statement-breakpoint
DROP FUNCTION iso(timestamptz);
