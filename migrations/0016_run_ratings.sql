ALTER TABLE `exercise_runs` ADD `rated_before` integer;--> statement-breakpoint
ALTER TABLE `exercise_runs` ADD `rated_after` integer;